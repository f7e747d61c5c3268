import { type LoaderFunctionArgs, redirect } from "react-router";

/** Permanent redirects from other addresses of a profile. */
export function loader({ request, params }: LoaderFunctionArgs) {
  throw redirect(`/profile/${encodeURIComponent(params["id"] ?? "")}${new URL(request.url).search}`, 301);
}
