import { auth } from "#app/platform/auth/auth.server.ts";
import { ADDRESS_HEADER } from "#app/platform/auth/auth-headers.ts";
import { roleCache } from "#app/platform/auth/role-cache.server.ts";
import { resolveViewer } from "#app/platform/auth/viewer.server.ts";

type Caller = { headers: Headers; ip: string };

const withAddress = ({ headers, ip }: Caller): Headers => {
  const all = new Headers(headers);
  all.set(ADDRESS_HEADER, ip);
  return all;
};

/**
 * Signs an administrator in as someone else, for an hour at most. Their own session is stored in a separate cookie.
 * @param caller the caller, whose permission is checked
 * @returns the Set-Cookie values to answer with and the new session, or null: no administrator, already someone else, or the other is an
 *   administrator, suspended or unknown
 */
export async function startImpersonation(userId: string, caller: Caller): Promise<{ sessionId: string; setCookies: string[] } | null> {
  const viewer = await resolveViewer(caller.headers);
  if (viewer?.role !== "admin" || viewer.impersonatedBy || viewer.id === userId) return null;
  const grants = await roleCache().get(userId);
  if (!grants || grants.role === "admin") return null;
  const started = await auth.api.startImpersonation({ body: { userId }, headers: withAddress(caller), returnHeaders: true }).catch(() => null);
  return started && { sessionId: started.response.sessionId, setCookies: started.headers.getSetCookie() };
}

/**
 * Ends it: back to the administrator's own session, or to none when that has ended meanwhile.
 * @returns the Set-Cookie values to answer with and who was who, or null when nobody is signed in as someone else
 */
export async function stopImpersonation(caller: Caller): Promise<{ userId: string; adminId: string; setCookies: string[] } | null> {
  const stopped = await auth.api.stopImpersonation({ headers: withAddress(caller), returnHeaders: true }).catch(() => null);
  return stopped && { ...stopped.response, setCookies: stopped.headers.getSetCookie() };
}
