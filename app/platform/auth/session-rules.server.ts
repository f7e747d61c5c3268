import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, createAuthMiddleware, getSessionFromCtx, isAPIError, sensitiveSessionMiddleware } from "better-auth/api";
import { expireCookie, setSessionCookie } from "better-auth/cookies";
import { z } from "zod";
import { nameHook } from "#app/platform/auth/name-hook.server.ts";
import { passwordHook } from "#app/platform/auth/password-hook.server.ts";
import { announceSecurityChange, type SecurityChange } from "#app/platform/auth/security-events.server.ts";
import { endSessions } from "#app/platform/auth/sessions.server.ts";
import { totpOnce } from "#app/platform/auth/totp-once.server.ts";

/** An impersonation expires after this time. */
const IMPERSONATION_MS = 3_600_000;
/** Changing a sign-in method needs the password again after this time. */
const CONFIRMED_MS = 15 * 60_000;
const ADMIN_COOKIE = "admin_session";

/** Sign-in methods, which only the owner may change. */
const OWNER_ONLY =
  /^\/(change-password|two-factor\/(enable|disable|generate-backup-codes)|passkey\/(generate-register-options|verify-registration)|email-otp\/(request-email-change|change-email))$/;
/** Their forms ask for the password first: a session on a forgotten device must not be enough to take over an account. */
const NEEDS_PROOF =
  /^\/(two-factor\/(enable|disable|generate-backup-codes)|passkey\/(generate-register-options|verify-registration)|email-otp\/request-email-change)$/;

type Extras = { impersonatedBy?: string | null; confirmedAt?: Date | null };

const CHANGES: Record<string, SecurityChange> = {
  "/change-password": "password",
  "/two-factor/disable": "two_factor_off",
  "/two-factor/generate-backup-codes": "backup_codes",
  "/passkey/verify-registration": "passkey_added",
  "/email-otp/change-email": "email",
};

/** The security event of a successful request. A code of the authenticator app turns the second factor on only the first time. */
function changeOf(path: string, wasOn: boolean, isOn: boolean): SecurityChange | undefined {
  if (path === "/two-factor/verify-totp") return isOn && !wasOn ? "two_factor_on" : undefined;
  return CHANGES[path];
}

/** Our rules on top of better-auth: who may change what, security events, and impersonation. */
export const sessionRules = {
  id: "diwan-session-rules",
  endpoints: {
    /** Called only by `startImpersonation`, which checks the caller. */
    startImpersonation: createAuthEndpoint.serverOnly(
      { method: "POST", body: z.object({ userId: z.string() }), use: [sensitiveSessionMiddleware], requireHeaders: true },
      async (ctx) => {
        const admin = ctx.context.session;
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
        if (!user || (admin.session as Extras).impersonatedBy) throw new APIError("FORBIDDEN");
        const extras = { impersonatedBy: admin.user.id, expiresAt: new Date(Date.now() + IMPERSONATION_MS) };
        const session = await ctx.context.internalAdapter.createSession(user.id, true, extras, true);
        const cookie = ctx.context.createAuthCookie(ADMIN_COOKIE);
        await ctx.setSignedCookie(cookie.name, admin.session.token, ctx.context.secret, cookie.attributes);
        // Neither extended nor persisted when the browser closes.
        await setSessionCookie(ctx, { session, user }, true);
        return { sessionId: session.id };
      },
    ),
    /** Back to the administrator's own session, if it is still valid. */
    stopImpersonation: createAuthEndpoint.serverOnly({ method: "POST", use: [sensitiveSessionMiddleware], requireHeaders: true }, async (ctx) => {
      const { session, user } = ctx.context.session;
      const { impersonatedBy } = session as Extras;
      if (!impersonatedBy) throw new APIError("BAD_REQUEST");
      const cookie = ctx.context.createAuthCookie(ADMIN_COOKIE);
      const token = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
      const admin = token ? await ctx.context.internalAdapter.findSession(token) : null;
      await ctx.context.internalAdapter.deleteSession(session.token);
      expireCookie(ctx, cookie);
      expireCookie(ctx, ctx.context.authCookies.dontRememberToken);
      if (admin && admin.session.userId === impersonatedBy && admin.session.expiresAt > new Date()) await setSessionCookie(ctx, admin, false);
      else expireCookie(ctx, ctx.context.authCookies.sessionToken);
      return { userId: user.id, adminId: impersonatedBy };
    }),
  },
  hooks: {
    before: [
      nameHook,
      passwordHook,
      totpOnce,
      {
        matcher: (ctx) => OWNER_ONLY.test(ctx.path ?? ""),
        handler: createAuthMiddleware(async (ctx) => {
          const session = (await getSessionFromCtx(ctx))?.session as Extras | undefined;
          if (session?.impersonatedBy) throw new APIError("FORBIDDEN", { code: "IMPERSONATED", message: "Only the owner of the account may do this." });
          const isConfirmed = session?.confirmedAt && Date.now() - new Date(session.confirmedAt).getTime() < CONFIRMED_MS;
          if (session && NEEDS_PROOF.test(ctx.path) && !isConfirmed)
            throw new APIError("FORBIDDEN", { code: "CONFIRM_FIRST", message: "Enter your password again." });
        }),
      },
      {
        // Other kinds of codes would open further ways to change password or address.
        matcher: (ctx) => ctx.path === "/email-otp/send-verification-otp",
        handler: createAuthMiddleware(async (ctx) => {
          if ((ctx.body as { type?: unknown } | undefined)?.type !== "sign-in") throw new APIError("BAD_REQUEST", { code: "INVALID_TYPE" });
        }),
      },
    ],
    after: [
      {
        // Signing out while impersonating ends the admin's own session, too.
        matcher: (ctx) => ctx.path === "/sign-out",
        handler: createAuthMiddleware(async (ctx) => {
          const cookie = ctx.context.createAuthCookie(ADMIN_COOKIE);
          const token = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
          if (!token) return;
          await ctx.context.internalAdapter.deleteSession(token);
          expireCookie(ctx, cookie);
        }),
      },
      {
        matcher: (ctx) => ctx.path === "/two-factor/verify-totp" || Object.hasOwn(CHANGES, ctx.path ?? ""),
        handler: createAuthMiddleware(async (ctx) => {
          const before = ctx.context.session;
          if (!before || isAPIError(ctx.context.returned)) return;
          const after = ctx.context.newSession ?? before;
          const isOn = (user: object) => Boolean((user as { twoFactorEnabled?: boolean }).twoFactorEnabled);
          const change = changeOf(ctx.path, isOn(before.user), isOn(after.user));
          if (!change) return;
          // Other sessions began without the second factor.
          if (change === "two_factor_on") await endSessions(before.user.id, { except: after.session.id, isReplaced: true });
          await announceSecurityChange({ userId: before.user.id, change, ...(change === "email" && { formerEmail: before.user.email }) });
        }),
      },
    ],
  },
} satisfies BetterAuthPlugin;
