import { betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import { recordConsent } from "#app/platform/analytics/consent.server.ts";
import { ADDRESS_HEADER, LANGUAGE_HEADER } from "#app/platform/auth/auth-headers.ts";
import { mailExistingAccount, mailPasswordReset, mailVerification } from "#app/platform/auth/auth-mails.server.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "#app/platform/auth/password-rules.ts";
import { announceSecurityChange } from "#app/platform/auth/security-events.server.ts";
import { sessionRules } from "#app/platform/auth/session-rules.server.ts";
import { endOldestSessions, noteSignIn, notifySessionEnded } from "#app/platform/auth/sessions.server.ts";
import { challengedSignIn, codes, passkeys } from "#app/platform/auth/sign-in-plugins.server.ts";
import { socialProviders } from "#app/platform/auth/social-providers.server.ts";
import { isSignUpRole } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { env } from "#app/platform/env/env.server.ts";
import { log } from "#app/platform/env/log.server.ts";
import { DAY_SECONDS } from "#app/platform/rules/durations.ts";
import { PERSON_NAME_MAX, personName } from "#app/platform/rules/person-name.ts";

export const COOKIE_PREFIX = "diwan";
const SESSION_SECONDS = 30 * DAY_SECONDS;
const LINK_SECONDS = 3600;

const languageOf = (request: Request | undefined): string => request?.headers.get(LANGUAGE_HEADER) ?? "en";

const timestamps = { createdAt: "created_at", updatedAt: "updated_at" };

type SignUp = { request?: Request | undefined; body?: { userMetadata?: { marketing?: unknown } | null } } | null;

/** Signing up records consent to the terms and the privacy notice, and to news when ticked. */
async function recordSignUpConsent(userId: string, context: SignUp): Promise<void> {
  const headers = context?.request?.headers;
  const from = { userId, source: "sign_up", language: headers?.get(LANGUAGE_HEADER) ?? null, ip: headers?.get(ADDRESS_HEADER) ?? null } as const;
  const userAgent = headers?.get("user-agent") ?? null;
  const kinds = ["terms", "privacy", ...(context?.body?.userMetadata?.marketing === true ? (["marketing"] as const) : [])] as const;
  await recordConsent(
    db,
    kinds.map((kind) => ({ ...from, kind, isGiven: true, userAgent })),
  );
}

/**
 * Sign-in with e-mail and password on our own tables. Sessions are rows, read on every request (no cookie cache), so that revoking one works at
 * once. `authHandler` applies our own limits, which count attempts per address and person across processes.
 */
export const auth = betterAuth({
  appName: "Diwan",
  baseURL: env.siteUrl,
  basePath: "/api/auth",
  secret: env.secret,
  telemetry: { enabled: false },
  database: { db, type: "postgres", transaction: true },
  rateLimit: { enabled: false },
  logger: {
    level: "error",
    log: (level, message) => log[level === "error" ? "error" : "debug"]({ source: "better-auth" }, message),
  },
  advanced: {
    cookiePrefix: COOKIE_PREFIX,
    useSecureCookies: env.siteUrl.startsWith("https:"),
    defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/" },
    // `isSameOriginWrite` checks Origin and Sec-Fetch-Site of every write, these included.
    disableCSRFCheck: true,
    ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    // Mail is sent after the answer, so that timing does not reveal whether an address is known.
    backgroundTasks: { handler: (task) => void task.catch((error) => log.error({ err: error }, "sign-in background task failed")) },
    database: { generateId: () => newId(), joins: true, validateSchema: false },
  },
  user: {
    modelName: "users",
    fields: { emailVerified: "email_verified", ...timestamps },
    additionalFields: {
      language: { type: "string", required: false, input: false },
      theme: { type: "string", required: false, input: false },
      suspendedAt: { type: "date", required: false, input: false, fieldName: "suspended_at" },
      deletionRequestedAt: { type: "date", required: false, input: false, fieldName: "deletion_requested_at" },
      currency: { type: "string", required: false, input: false },
      userMetadata: { type: "json", required: false, fieldName: "user_metadata" },
    },
  },
  session: {
    modelName: "sessions",
    fields: { userId: "user_id", expiresAt: "expires_at", ipAddress: "ip_address", userAgent: "user_agent", ...timestamps },
    expiresIn: SESSION_SECONDS,
    updateAge: DAY_SECONDS,
    // Sensitive changes ask for confirmation themselves: see `confirmed_at`.
    freshAge: 0,
    cookieCache: { enabled: false },
    additionalFields: {
      impersonatedBy: { type: "string", required: false, input: false, fieldName: "impersonated_by" },
      lastSeenAt: { type: "date", required: false, input: false, fieldName: "last_seen_at" },
      confirmedAt: { type: "date", required: false, input: false, fieldName: "confirmed_at" },
    },
  },
  account: {
    modelName: "accounts",
    fields: {
      userId: "user_id",
      accountId: "account_id",
      providerId: "provider_id",
      accessToken: "access_token",
      refreshToken: "refresh_token",
      idToken: "id_token",
      accessTokenExpiresAt: "access_token_expires_at",
      refreshTokenExpiresAt: "refresh_token_expires_at",
      ...timestamps,
    },
    // Signing in with Google or Apple opens the account of that address only when both sides know that it is the person's.
    accountLinking: { enabled: true, allowDifferentEmails: false },
  },
  verification: {
    modelName: "verifications",
    fields: { expiresAt: "expires_at", ...timestamps },
    // A copy of the database must not be enough to reset someone's password.
    storeIdentifier: "hashed",
  },
  emailAndPassword: {
    enabled: true,
    // Signing in at once would reveal whether an address is known.
    autoSignIn: false,
    requireEmailVerification: false,
    minPasswordLength: PASSWORD_MIN,
    maxPasswordLength: PASSWORD_MAX,
    resetPasswordTokenExpiresIn: LINK_SECONDS,
    revokeSessionsOnPasswordReset: true,
    onPasswordReset: ({ user }) => announceSecurityChange({ userId: user.id, change: "password" }),
    sendResetPassword: ({ user, token }, request) => mailPasswordReset(user, token, languageOf(request)),
    onExistingUserSignUp: ({ user }, request) => mailExistingAccount(user, languageOf(request)),
  },
  emailVerification: {
    sendOnSignUp: true,
    expiresIn: DAY_SECONDS,
    sendVerificationEmail: ({ user, token }, request) => mailVerification(user, token, languageOf(request)),
  },
  socialProviders,
  onAPIError: { errorURL: "/login" },
  plugins: [challengedSignIn, codes, passkeys, sessionRules],
  databaseHooks: {
    session: {
      create: {
        // Checked after the password, code or passkey: only the owner learns that an account is suspended.
        before: async (session) => {
          const user = await db.selectFrom("users").select("suspended_at").where("id", "=", session.userId).executeTakeFirst();
          if (user?.suspended_at) throw new APIError("FORBIDDEN", { code: "ACCOUNT_SUSPENDED", message: "This account is suspended." });
        },
        after: async (session) => {
          await noteSignIn(session);
          await endOldestSessions(session.userId);
        },
      },
      // Open pages and streams of events hear of it, a moment later: the browser that ends its own session is on its way to another page by then.
      delete: { after: async (session) => notifySessionEnded(session.userId) },
    },
    user: {
      create: {
        before: async (user, context) => {
          const wanted = (user["userMetadata"] as { role?: unknown } | null | undefined)?.role;
          const language = context?.request?.headers.get(LANGUAGE_HEADER) ?? null;
          // Names from Google and Apple are cut instead of refused.
          const name = personName(user.name).slice(0, PERSON_NAME_MAX);
          return { data: { ...user, name, language, userMetadata: isSignUpRole(wanted) ? { role: wanted } : {} } };
        },
        after: async (user, context) => {
          await db
            .insertInto("profiles")
            .values({ id: user.id, full_name: user.name, email: user.email })
            .onConflict((conflict) => conflict.column("id").doNothing())
            .execute();
          await recordSignUpConsent(user.id, context);
        },
      },
      update: {
        after: async (user) => {
          await db.updateTable("profiles").set({ email: user.email }).where("id", "=", user.id).where("email", "!=", user.email).execute();
        },
      },
    },
  },
});
