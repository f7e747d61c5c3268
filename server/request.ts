import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import type { ProcedureContext } from "#app/platform/api/procedure.server.ts";
import { clientAddress } from "#app/platform/auth/client-address.server.ts";
import { type ResolvedSession, resolveSession } from "#app/platform/auth/viewer.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { detectLanguage, type LanguageSource } from "#app/platform/languages/detect.ts";
import type { LanguageCode } from "#app/platform/languages/languages.ts";

export type Theme = "light" | "dark" | "system";
const THEMES: readonly string[] = ["light", "dark", "system"] satisfies Theme[];

/** The request context of the server's own handlers; the session is loaded once, on first use. */
export type AppEnv = { Bindings: HttpBindings; Variables: { requestId: string; ip: string; findSession: () => Promise<ResolvedSession> } };

/** Prepares the request's variables; touches no table. */
export const requestVariables: MiddlewareHandler<AppEnv> = (c, next) => {
  let session: Promise<ResolvedSession> | undefined;
  c.set("ip", clientAddress(c.env.incoming?.socket.remoteAddress, c.req.raw.headers));
  c.set("findSession", () => {
    session ??= resolveSession(c.req.raw.headers);
    return session;
  });
  return next();
};

/** The theme of the page: the stored choice, else the account's, else light. */
export function themeOf(c: Context<AppEnv>, viewer: Viewer | null): Theme {
  const stored = getCookie(c, "theme");
  return stored !== undefined && THEMES.includes(stored) ? (stored as Theme) : (viewer?.theme ?? "light");
}

/** The language of the page and where it was found. */
export function languageOf(c: Context<AppEnv>, viewer: Viewer | null): { language: LanguageCode; source: LanguageSource } {
  const isArabicLanding = c.req.path === "/ar";
  return detectLanguage({
    requested: isArabicLanding ? "ar" : c.req.query("lang"),
    cookie: getCookie(c, "lang"),
    account: viewer?.language,
    acceptLanguage: c.req.header("accept-language"),
  });
}

/** The request context of procedures. */
export async function procedureContext(c: Context<AppEnv>): Promise<ProcedureContext> {
  const { viewer } = await c.get("findSession")();
  return { viewer, language: languageOf(c, viewer).language, requestId: c.get("requestId"), ip: c.get("ip") };
}
