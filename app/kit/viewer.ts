import { api, orpc } from "#app/api/client.ts";
import { type AuthSource, useAuth } from "#app/platform/auth/use-auth.tsx";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { awakening } from "#app/platform/pages/awake.ts";

/** The REST address of `account.me`: every page calls it, and a plain fetch avoids loading the API's transport on public pages. */
async function fetchViewer(signal?: AbortSignal): Promise<Viewer | null> {
  const answer = fetch("/api/v1/account/me", { headers: { Accept: "application/json" }, ...(signal && { signal }) });
  const [response] = await Promise.all([answer, awakening]);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json() as Promise<Viewer | null>;
}

/** The account as the API has it, for the AuthProvider around every page. */
export const authSource: AuthSource = {
  queryKey: orpc.account.me.queryKey(),
  fetchViewer,
  savePreferences: (preferences) => api.account.setPreferences(preferences),
};

/** The viewer, loaded by the browser because public pages are cached for everyone; undefined while loading. */
export function useViewer() {
  const { viewer, isChecking } = useAuth();
  return { viewer: viewer ?? null, isKnown: !isChecking };
}
