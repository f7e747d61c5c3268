import { type LoaderFunctionArgs, redirect } from "react-router";
import { DIRECTORY } from "../../professionals.search.ts";

/** The documents' other address of the directory. */
export const loader = ({ request }: LoaderFunctionArgs) => redirect(DIRECTORY + new URL(request.url).search, 301);
