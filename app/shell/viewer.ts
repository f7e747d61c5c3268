import { api, orpc } from "#app/api/client.ts";
import { type AuthSource, useAuth } from "#app/platform/auth/use-auth.tsx";

/** The account as the API has it, for the AuthProvider around every page. */
export const authSource: AuthSource = {
  queryKey: orpc.account.me.queryKey(),
  fetchViewer: (signal) => api.account.me(undefined, signal ? { signal } : {}),
  savePreferences: (preferences) => api.account.setPreferences(preferences),
};

/** Who is signed in. Asked for by the browser, because public pages are kept for everybody; undefined until it is known. */
export function useViewer() {
  const { viewer, isChecking } = useAuth();
  return { viewer: viewer ?? null, isKnown: !isChecking };
}
