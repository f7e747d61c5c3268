import { type LoaderFunctionArgs, redirect } from "react-router";

/** Other addresses of a profile, for ever. */
export function loader({ request, params }: LoaderFunctionArgs) {
  throw redirect(`/profile/${encodeURIComponent(params["id"] ?? "")}${new URL(request.url).search}`, 301);
}
