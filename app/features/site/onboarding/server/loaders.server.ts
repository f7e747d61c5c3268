import { type RouterContextProvider, redirect } from "react-router";
import { ROLE_MISMATCH, requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { safeRedirect } from "#app/platform/auth/safe-redirect.ts";
import type { OnboardingState } from "../onboarding.contract.ts";
import { ONBOARDING_OF, ROLE_SELECTION } from "../onboarding.rules.ts";
import type { OnboardedRole } from "../onboarding.ts";

type Args = { context: Readonly<Pick<RouterContextProvider, "get">>; request: Request };

const targetOf = (request: Request): string | null => safeRedirect(new URL(request.url).searchParams.get("redirect"));
const carrying = (path: string, target: string | null) => (target ? `${path}?redirect=${encodeURIComponent(target)}` : path);

/** The next address of the onboarding; null when it is complete. */
export function nextPlace({ role, canChooseRole, isDone, steps }: OnboardingState, roleIsFallback: boolean): string | null {
  if (roleIsFallback && canChooseRole) return ROLE_SELECTION;
  return !isDone && steps.length > 0 ? ONBOARDING_OF[role as OnboardedRole] : null;
}

/** After sign-in: to the missing step, or where they wanted to go. */
export async function leadOn({ context, request }: Args): Promise<Response> {
  const viewer = requireViewer(context, request);
  const target = targetOf(request);
  const next = nextPlace(await context.get(requestContext).client.onboarding.state(), viewer.roleIsFallback);
  return redirect(next ? carrying(next, target) : (target ?? "/dashboard"));
}

/** The steps of one role. Redirects those who are done; the wrong role gets the mismatch page. */
export async function loadSteps({ context, request }: Args, role: OnboardedRole) {
  const viewer = requireViewer(context, request);
  const { client, orpc } = context.get(requestContext);
  const state = await client.onboarding.state();
  const { pathname, search } = new URL(request.url);
  if (state.role !== role) {
    if (state.canChooseRole && viewer.roleIsFallback) throw redirect(carrying(ROLE_SELECTION, targetOf(request)));
    throw redirect(`${ROLE_MISMATCH}?from=${encodeURIComponent(pathname + search)}`);
  }
  if (state.isDone) throw redirect(targetOf(request) ?? "/dashboard");
  const cache = makeQueryClient();
  cache.setQueryData(orpc.onboarding.state.queryKey(), state);
  await cache.prefetchQuery(orpc.onboarding.options.queryOptions());
  return { state: dehydrateStable(cache) };
}

/** A form submitted before hydration: the page opens again, and no value ends up in an address. */
export const openAgain = ({ request }: Pick<Args, "request">): Response => {
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search, 303);
};
