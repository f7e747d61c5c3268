import { redirect } from "react-router";
import { afterSignIn, safeRedirect } from "#app/platform/auth/safe-redirect.ts";
import { isOffered } from "#app/platform/auth/social-providers.server.ts";
import { callAuth, cookiesOf, withTarget } from "../../server/forms.server.ts";
import type { Route } from "./+types/login-with";

/** Off to Google or Apple. A visit changes nothing: on return, the state in the address must match this browser's cookie. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const target = safeRedirect(new URL(request.url).searchParams.get("redirect"));
  const login = withTarget("/login", target);
  if (!isOffered(params.provider)) throw redirect(login);
  const body = { provider: params.provider, callbackURL: afterSignIn(target), errorCallbackURL: login, disableRedirect: true };
  const response = await callAuth(context, request, "/sign-in/social", body);
  const { url } = response.ok ? ((await response.json()) as { url?: string }) : {};
  throw url ? redirect(url, { headers: cookiesOf(response) }) : redirect(`${login}${login.includes("?") ? "&" : "?"}error=unavailable`);
}
