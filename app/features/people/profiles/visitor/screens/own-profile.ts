import { type LoaderFunctionArgs, redirect } from "react-router";
import { requireViewer } from "#app/api/guards.server.ts";

/** Redirects to the viewer's own profile. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = requireViewer(context, request);
  throw redirect(`/profile/${viewer.id}${new URL(request.url).search}`);
}
