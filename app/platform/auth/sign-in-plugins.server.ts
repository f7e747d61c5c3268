import { isIP } from "node:net";
import { passkey } from "@better-auth/passkey";
import type { GenericEndpointContext } from "better-auth";
import { APIError, isAPIError } from "better-auth/api";
import { emailOTP } from "better-auth/plugins/email-otp";
import { twoFactor } from "better-auth/plugins/two-factor";
import { LANGUAGE_HEADER } from "#app/platform/auth/auth-headers.ts";
import { mailCode } from "#app/platform/auth/auth-mails.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";

const CODE_SECONDS = 600;

/** Passkeys belong to a host name; on a loopback address, to localhost. */
const site = new URL(env.siteUrl);
const isAddress = isIP(site.hostname) !== 0;
const local = new URL(site);
if (isAddress) local.hostname = "localhost";

/** A passkey stands for two factors: having it, and the finger or PIN that unlocked it. */
function requireUnlocked(isUnlocked: boolean | undefined): void {
  if (!isUnlocked) throw new APIError("UNAUTHORIZED", { code: "NOT_UNLOCKED", message: "The passkey was not unlocked by its owner." });
}

async function sendCode({ email, otp, type }: { email: string; otp: string; type: string }, ctx: GenericEndpointContext | undefined): Promise<void> {
  const requested = ctx?.headers?.get(LANGUAGE_HEADER) ?? "en";
  if (type === "change-email") return mailCode("newEmail", { name: ctx?.context.session?.user.name ?? "", email }, otp, requested);
  const user = await db.selectFrom("users").select(["name", "email", "language"]).where("email", "=", email).executeTakeFirst();
  if (user) await mailCode("signInCode", user, otp, requested);
}

const secondFactor = twoFactor({
  issuer: "Diwan",
  // People who came by a code or with Google have no password to ask for.
  allowPasswordless: true,
  schema: {
    user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
    twoFactor: {
      modelName: "two_factors",
      fields: { userId: "user_id", backupCodes: "backup_codes", failedVerificationCount: "failed_verification_count", lockedUntil: "locked_until" },
    },
  },
});

/** A sign-in with a password or a code; the way back from Google or Apple. */
const CHALLENGED: readonly string[] = ["/sign-in/email", "/sign-in/email-otp", "/callback/:id"];
const [challenge] = secondFactor.hooks.after;
if (!challenge) throw new Error("better-auth's second factor has no question to ask any more");
const ask = challenge.handler;

type HookContext = { path?: string; context: { returned?: unknown } };
type HookResult = { response?: { twoFactorRedirect?: boolean }; headers?: Headers };

/** The library's second-factor step after a password, applied to the other sign-in methods, too. Redirects go to its screen. */
async function askForSecondFactor(context: HookContext): Promise<unknown> {
  const wanted = isAPIError(context.context.returned) ? new Headers(context.context.returned.headers).get("location") : null;
  const result = (await ask(context as never)) as HookResult;
  if (!wanted || !result.response?.twoFactorRedirect) return result;
  const { pathname, search } = new URL(wanted, env.siteUrl);
  const location = `/login/two-factor?redirect=${encodeURIComponent(pathname + search)}`;
  const headers = new Headers(result.headers);
  headers.set("location", location);
  return { response: new APIError("FOUND", undefined, { location }), headers };
}

export const challengedSignIn = {
  ...secondFactor,
  hooks: {
    after: [{ matcher: (context: { path?: string }) => CHALLENGED.includes(context.path ?? ""), handler: askForSecondFactor as unknown as typeof ask }],
  },
};

/** Six digits by mail, for existing accounts. Stored encrypted, so that a copy of the database opens no account. */
export const codes = emailOTP({
  sendVerificationOTP: sendCode,
  disableSignUp: true,
  otpLength: 6,
  expiresIn: CODE_SECONDS,
  allowedAttempts: 5,
  storeOTP: "encrypted",
  changeEmail: { enabled: true },
});

export const passkeys = passkey({
  rpName: "Diwan",
  advanced: { webAuthnChallengeCookie: "passkey" },
  rpID: local.hostname,
  origin: [...new Set([site.origin, local.origin])],
  authenticatorSelection: { residentKey: "required", userVerification: "required" },
  registration: { afterVerification: async ({ verification }) => requireUnlocked(verification.registrationInfo?.userVerified) },
  authentication: { afterVerification: async ({ verification }) => requireUnlocked(verification.authenticationInfo.userVerified) },
  schema: {
    passkey: {
      modelName: "passkeys",
      fields: {
        userId: "user_id",
        publicKey: "public_key",
        credentialID: "credential_id",
        deviceType: "device_type",
        backedUp: "backed_up",
        createdAt: "created_at",
      },
    },
  },
});
