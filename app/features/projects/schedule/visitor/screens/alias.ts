import { redirect } from "react-router";
import { SCHEDULE_PATH } from "../../schedule.ts";
import type { Route } from "./+types/alias";

/** One place for all, at the address of professionals, too. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(SCHEDULE_PATH + new URL(request.url).search);
