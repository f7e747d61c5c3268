import { type RouterContextProvider, redirect } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { loginPath } from "#app/platform/auth/safe-redirect.ts";
import type { Role, Viewer } from "#app/platform/auth/viewer.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/**
 * The signed-in person of a loader or action.
 * @throws a redirect to the sign-in screen that leads back here
 */
export function requireViewer(context: Context, request: Request): Viewer {
  const { viewer } = context.get(requestContext);
  if (viewer) return viewer;
  const url = new URL(request.url);
  throw redirect(loginPath(url.pathname + url.search));
}

/**
 * The signed-in person, if of one of these roles or with the permission.
 * @throws a redirect: to the sign-in screen for nobody, to the dashboard for the wrong role
 */
export function requireRole(context: Context, request: Request, roles: readonly Role[], { permission }: { permission?: string } = {}): Viewer {
  const viewer = requireViewer(context, request);
  if (roles.includes(viewer.role) || (permission !== undefined && viewer.permissions.includes(permission))) return viewer;
  throw redirect("/dashboard");
}
