import { auth, COOKIE_PREFIX } from "#app/platform/auth/auth.server.ts";
import { roleCache } from "#app/platform/auth/role-cache.server.ts";
import { touchSession } from "#app/platform/auth/sessions.server.ts";
import type { Theme, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";

const SESSION_COOKIE = new RegExp(`(^|;\\s*)(__Secure-)?${COOKIE_PREFIX}\\.session_token=`);

/** True when a request claims a session. Cheap: nothing is verified. */
export const hasSessionCookie = (headers: Pick<Headers, "get">): boolean => SESSION_COOKIE.test(headers.get("cookie") ?? "");

const CHALLENGE_COOKIE = new RegExp(`(^|;\\s*)(__Secure-)?${COOKIE_PREFIX}\\.two_factor=`);

/** True when a request's sign-in still needs the second factor. Nothing is verified. */
export const isChallenged = (headers: Pick<Headers, "get">): boolean => CHALLENGE_COOKIE.test(headers.get("cookie") ?? "");

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
  image?: string | null | undefined;
  currency?: string | null | undefined;
  suspendedAt?: Date | null | undefined;
  deletionRequestedAt?: Date | null | undefined;
  twoFactorEnabled?: boolean | null | undefined;
};
type Session = { user: SessionUser; session: { id: string; impersonatedBy?: string | null | undefined; lastSeenAt?: Date | null | undefined } };

/** The administrator behind a session, as long as they are one. */
async function impersonator(id: string): Promise<{ id: string; name: string } | null> {
  const user = await db.selectFrom("users").select(["id", "name"]).where("id", "=", id).where("suspended_at", "is", null).executeTakeFirst();
  return user && (await roleCache().get(id))?.role === "admin" ? user : null;
}

/** Nobody for a suspended person, and for an impersonation whose admin has lost the role. */
async function viewerOf({ user, session }: Session): Promise<Viewer | null> {
  const grants = await roleCache().get(user.id);
  if (!grants || user.suspendedAt) return null;
  const impersonatedBy = session.impersonatedBy ? await impersonator(session.impersonatedBy) : null;
  if (session.impersonatedBy && !impersonatedBy) return null;
  const needsTwoFactor = grants.role === "admin" && env.isAdminTwoFactorRequired && !user.twoFactorEnabled;
  const { id, name, email, language = null, theme = null, image, currency, deletionRequestedAt } = user;
  return {
    id,
    name,
    ...(grants.nameAr && { nameAr: grants.nameAr }),
    email,
    role: needsTwoFactor ? "homeowner" : grants.role,
    roleIsFallback: grants.isFallback,
    permissions: needsTwoFactor ? [] : grants.permissions,
    ...(grants.isMember && { isMember: true }),
    ...(grants.isVendorStaff && { isVendorStaff: true }),
    ...(grants.isProfessionalStaff && { isProfessionalStaff: true }),
    ...(grants.seesMoney && { seesMoney: true }),
    language,
    theme: theme as Theme | null,
    ...(image && { image }),
    ...(currency && { currency }),
    sessionId: session.id,
    ...(impersonatedBy && { impersonatedBy }),
    ...(deletionRequestedAt && { deletionRequestedAt: new Date(deletionRequestedAt).toISOString() }),
    ...(needsTwoFactor && { needsTwoFactor }),
  };
}

/** The viewer of this request, and the cookies to answer with. One indexed query, none without a session cookie; the role comes from its cache. */
export async function resolveSession(headers: Headers): Promise<ResolvedSession> {
  if (!hasSessionCookie(headers)) return { viewer: null, setCookies: [] };
  const { response, headers: answer } = await auth.api.getSession({ headers, returnHeaders: true });
  const viewer = response ? await viewerOf(response) : null;
  if (response && viewer) touchSession(response.session);
  return { viewer, setCookies: answer.getSetCookie() };
}

/** The viewer of this request, or null. Does not touch the session. */
export async function resolveViewer(source: Request | Headers): Promise<Viewer | null> {
  const headers = source instanceof Headers ? source : source.headers;
  if (!hasSessionCookie(headers)) return null;
  const session = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  return session ? viewerOf(session) : null;
}
