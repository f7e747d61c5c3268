import { data, type RouterContextProvider, redirect } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { CANCEL_DELETION_PATH } from "#app/features/people/personal-data/public.ts";
import { findMissingStep } from "#app/features/site/onboarding/public.server.ts";
import { needsCompleteProfile } from "#app/features/site/onboarding/public.ts";
import { loginPath } from "#app/platform/auth/safe-redirect.ts";
import { mayActAsProfessional, mayEnterVendorArea, mayReadMoney, type Role, type Viewer } from "#app/platform/auth/viewer.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** The page that explains whose area it is, and the alternatives. */
export const ROLE_MISMATCH = "/role-mismatch";

const SETTINGS = "/dashboard/settings";

function hereOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

/**
 * The signed-in person of a loader or action.
 * @throws a redirect to the sign-in screen that leads back here, and to the screen that reopens an account which is to be erased
 */
export function requireViewer(context: Context, request: Request): Viewer {
  const { viewer } = context.get(requestContext);
  if (!viewer) throw redirect(loginPath(hereOf(request)));
  // Admins without the required second factor may only set it up.
  if (viewer.needsTwoFactor && !hereOf(request).startsWith(SETTINGS)) throw redirect(`${SETTINGS}/security`);
  // A closed account may only be reopened.
  if (viewer.deletionRequestedAt) throw redirect(CANCEL_DELETION_PATH);
  return viewer;
}

type RoleOptions = {
  /** Anyone who has it may enter, too. */
  permission?: string;
  /** Where others are redirected. Areas of one role name ROLE_MISMATCH, which gets the original address. */
  redirectTo?: string;
};

/**
 * The signed-in person, if of one of these roles or with the permission.
 * @throws a redirect: to the sign-in screen for nobody, to `redirectTo` for the wrong role
 */
export function requireRole(context: Context, request: Request, roles: readonly Role[], { permission, redirectTo = "/dashboard" }: RoleOptions = {}): Viewer {
  const viewer = requireViewer(context, request);
  if (roles.includes(viewer.role) || (permission !== undefined && viewer.permissions.includes(permission))) return viewer;
  throw redirect(redirectTo === ROLE_MISMATCH ? mismatchAt(request) : redirectTo);
}

const mismatchAt = (request: Request): string => `${ROLE_MISMATCH}?from=${encodeURIComponent(hereOf(request))}`;

/** The same for the vendor's area: vendors, the people of their teams, admins. */
export function requireVendorArea(context: Context, request: Request): Viewer {
  const viewer = requireViewer(context, request);
  if (mayEnterVendorArea(viewer)) return viewer;
  throw redirect(mismatchAt(request));
}

/** Within the vendor's area, for those who may read what the business has earned. @throws 403 for the rest of a team, whose navigation has no such place */
export function requireMoneyArea(context: Context, request: Request): Viewer {
  const viewer = requireVendorArea(context, request);
  if (mayReadMoney(viewer)) return viewer;
  throw data(null, { status: 403 });
}

/** Screens of a professional: professionals, and the people of a company that has a professional's work. */
export function requireProfessionalArea(context: Context, request: Request): Viewer {
  const viewer = requireViewer(context, request);
  if (mayActAsProfessional(viewer)) return viewer;
  throw redirect(mismatchAt(request));
}

/**
 * The strict guard of the dashboard and the vendor area, in the documented order: sign-in, role, then what a professional or a vendor must have
 * said about themselves. Addresses that are open before ask for the sign-in alone. A layout calls it once for all its screens.
 * @throws a redirect to what is missing, which leads back here
 */
export async function requireOnboarded(context: Context, request: Request): Promise<Viewer> {
  const viewer = requireViewer(context, request);
  const here = hereOf(request);
  if (!needsCompleteProfile(new URL(request.url).pathname)) return viewer;
  const missing = await findMissingStep(viewer);
  if (missing) throw redirect(`${missing}?redirect=${encodeURIComponent(here)}`);
  return viewer;
}
