import { auth, COOKIE_PREFIX } from "#app/platform/auth/auth.server.ts";
import { roleCache } from "#app/platform/auth/role-cache.server.ts";
import type { Theme, Viewer } from "#app/platform/auth/viewer.ts";

const SESSION_COOKIE = new RegExp(`(^|;\\s*)(__Secure-)?${COOKIE_PREFIX}\\.session_token=`);

/** True when a request claims a session. Cheap: nothing is verified. */
export const hasSessionCookie = (headers: Pick<Headers, "get">): boolean => SESSION_COOKIE.test(headers.get("cookie") ?? "");

export type ResolvedSession = {
  viewer: Viewer | null;
  /** Set-Cookie values that the answer must carry: a session that was extended, or one that is over. */
  setCookies: string[];
};

type SessionUser = {
  id: string;
  name: string;
  email: string;
  language?: string | null | undefined;
  theme?: string | null | undefined;
  currency?: string | null | undefined;
};

async function viewerOf(user: SessionUser): Promise<Viewer | null> {
  const grants = await roleCache().get(user.id);
  if (!grants) return null;
  const { role, isFallback, permissions } = grants;
  const theme = (user.theme ?? null) as Theme | null;
  const { id, name, email, language = null, currency } = user;
  return { id, name, email, role, roleIsFallback: isFallback, permissions, language, theme, ...(currency && { currency }) };
}

/** Who sends this request, and the cookies to answer with. One indexed query, none without a session cookie; the role comes from its cache. */
export async function resolveSession(headers: Headers): Promise<ResolvedSession> {
  if (!hasSessionCookie(headers)) return { viewer: null, setCookies: [] };
  const { response, headers: answer } = await auth.api.getSession({ headers, returnHeaders: true });
  return { viewer: response ? await viewerOf(response.user) : null, setCookies: answer.getSetCookie() };
}

/** Who sends this request, or null. Leaves the session as it is. */
export async function resolveViewer(source: Request | Headers): Promise<Viewer | null> {
  const headers = source instanceof Headers ? source : source.headers;
  if (!hasSessionCookie(headers)) return null;
  const session = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  return session ? viewerOf(session.user) : null;
}
