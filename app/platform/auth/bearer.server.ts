import { createHmac } from "node:crypto";
import { auth } from "#app/platform/auth/auth.server.ts";
import { hasSessionCookie, resolveViewer } from "#app/platform/auth/viewer.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { env } from "#app/platform/env/env.server.ts";

/**
 * The viewer of an API client: `Authorization: Bearer <token>` with the token of a session, as sign-in answers it. Without
 * one, the cookie decides. The sessions are the same, so ending one ends both.
 */
export async function resolveBearer(headers: Headers): Promise<Viewer | null> {
  const token = /^bearer ([\w-]{16,128})$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (!token) return headers.has("authorization") || !hasSessionCookie(headers) ? null : resolveViewer(headers);
  const { name } = (await auth.$context).authCookies.sessionToken;
  const signature = createHmac("sha256", env.secret).update(token).digest("base64");
  return resolveViewer(new Headers({ cookie: `${name}=${encodeURIComponent(`${token}.${signature}`)}` }));
}
