import { ORPCError } from "@orpc/server";
import { data, type RouterContextProvider } from "react-router";
import { encode } from "uqr";
import { requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { auth } from "#app/platform/auth/auth.server.ts";
import { isAcceptablePassword } from "#app/platform/auth/password-rules.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { SecurityAnswer } from "../account.security.ts";
import { digitsOf } from "../account.ts";
import { answerOf, callAuth, checkEmail, cookiesOf, passwordOf, textOf } from "./forms.server.ts";

type Call = { context: Readonly<Pick<RouterContextProvider, "get">>; request: Request; form: FormData; viewer: Viewer };
type Answer = Promise<ReturnType<typeof refuse>>;

function refuse(status: number, answer: Partial<SecurityAnswer>, headers: HeadersInit = { "Cache-Control": "no-store" }) {
  return data<SecurityAnswer>({ fields: {}, ...answer }, { status, headers });
}

/** Done, with the cookies of a replaced session. */
const accept = (answer: Partial<SecurityAnswer>, response?: Response) => refuse(200, answer, response ? cookiesOf(response) : undefined);

/** A refusal by better-auth, in the form's own words. */
async function refusedBy(response: Response) {
  const { code } = await answerOf(response);
  if (code === "INVALID_PASSWORD") return refuse(422, { fields: { password: "error.passwordWrong" } });
  if (code === "PASSWORD_COMMON") return refuse(422, { fields: { newPassword: "error.passwordCommon" } });
  if (code === "CONFIRM_FIRST") return refuse(403, { problem: "error.signInAgain" });
  if (code === "IMPERSONATED") return refuse(403, { problem: "error.impersonated" });
  if (response.status === 429) return refuse(429, { problem: "error.tooMany", minutes: Math.ceil(Number(response.headers.get("retry-after") ?? 60) / 60) });
  return refuse(response.status >= 500 ? 500 : 400, { problem: "error.unexpected" });
}

/** Confirms the sender's identity; null on success. People without a password need a recent sign-in instead. */
async function confirm({ context, form }: Call) {
  if (!form.has("password")) return null;
  try {
    await context.get(requestContext).client.accountSecurity.confirm({ password: passwordOf(form) });
    return null;
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    if (error.code === "INVALID") return refuse(422, { fields: { password: "error.passwordWrong" } });
    if (error.code === "FORBIDDEN") return refuse(403, { problem: "error.impersonated" });
    if (error.code !== "TOO_MANY_REQUESTS") throw error;
    return refuse(429, { problem: "error.tooMany", minutes: Math.ceil(Number(error.data?.retryAfterSeconds ?? 60) / 60) });
  }
}

async function changePassword({ context, request, form, viewer }: Call): Answer {
  const newPassword = passwordOf(form, "newPassword");
  if (!isAcceptablePassword(newPassword, viewer.email)) return refuse(422, { fields: { newPassword: "error.passwordWeak" } });
  const body = { currentPassword: passwordOf(form), newPassword };
  const response = await callAuth(context, request, "/change-password", body);
  return response.ok ? accept({ done: "password.done" }, response) : refusedBy(response);
}

/** For people without a password: the reset flow, which proves that the mailbox is theirs. */
async function mailPasswordLink({ context, request, viewer }: Call): Answer {
  const response = await callAuth(context, request, "/request-password-reset", { email: viewer.email });
  return response.ok ? accept({ sentTo: viewer.email }) : refusedBy(response);
}

async function mailVerification({ context, request, viewer }: Call): Answer {
  const response = await callAuth(context, request, "/send-verification-email", { email: viewer.email });
  return response.ok ? accept({ sentTo: viewer.email }) : refusedBy(response);
}

async function requestEmailChange(call: Call): Answer {
  const { context, request, form, viewer } = call;
  const newEmail = textOf(form, "email").toLowerCase();
  if (checkEmail(newEmail).email) return refuse(422, { fields: { email: "error.emailInvalid" } });
  if (newEmail === viewer.email) return refuse(422, { fields: { email: "error.emailSame" } });
  const refusal = await confirm(call);
  if (refusal) return refusal;
  const response = await callAuth(context, request, "/email-otp/request-email-change", { newEmail });
  return response.ok ? accept({ sentTo: newEmail }) : refusedBy(response);
}

async function changeEmail({ context, request, form }: Call): Answer {
  const newEmail = textOf(form, "email").toLowerCase();
  const otp = digitsOf(textOf(form, "code"));
  const response = await callAuth(context, request, "/email-otp/change-email", { newEmail, otp });
  if (response.ok) return accept({ done: "email.done" }, response);
  return response.status === 400 || (await answerOf(response)).code === "TOO_MANY_ATTEMPTS"
    ? refuse(422, { fields: { code: "error.codeWrong" }, sentTo: newEmail })
    : refusedBy(response);
}

/** A QR code as one path, so that it needs neither an image nor markup from outside. */
function drawing(uri: string): Pick<NonNullable<SecurityAnswer["setUp"]>, "size" | "path"> {
  const { size, data: rows } = encode(uri, { border: 2 });
  return { size, path: rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("") };
}

async function beginTwoFactor(call: Call): Answer {
  const { context, request, form } = call;
  const refusal = await confirm(call);
  if (refusal) return refusal;
  const response = await callAuth(context, request, "/two-factor/enable", form.has("password") ? { password: passwordOf(form) } : {});
  if (!response.ok) return refusedBy(response);
  const { totpURI: uri } = (await response.json()) as { totpURI: string };
  return accept({ setUp: { uri, secret: new URL(uri).searchParams.get("secret") ?? "", ...drawing(uri) } });
}

async function finishTwoFactor({ context, request, form, viewer }: Call): Answer {
  const response = await callAuth(context, request, "/two-factor/verify-totp", { code: digitsOf(textOf(form, "code")) });
  if (response.ok) {
    const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: viewer.id } });
    return accept({ done: "twoFactor.done", backupCodes }, response);
  }
  return response.status === 401 ? refuse(422, { fields: { code: "error.codeWrong" } }) : refusedBy(response);
}

async function endTwoFactor(call: Call): Answer {
  const { context, request, form } = call;
  const refusal = await confirm(call);
  if (refusal) return refusal;
  const response = await callAuth(context, request, "/two-factor/disable", form.has("password") ? { password: passwordOf(form) } : {});
  return response.ok ? accept({ done: "twoFactor.off" }, response) : refusedBy(response);
}

async function renewBackupCodes(call: Call): Answer {
  const { context, request, form } = call;
  const refusal = await confirm(call);
  if (refusal) return refusal;
  const response = await callAuth(context, request, "/two-factor/generate-backup-codes", form.has("password") ? { password: passwordOf(form) } : {});
  if (!response.ok) return refusedBy(response);
  const { backupCodes } = (await response.json()) as { backupCodes: string[] };
  return accept({ done: "backup.done", backupCodes });
}

const INTENTS: Record<string, (call: Call) => Answer> = {
  password: changePassword,
  "password-link": mailPasswordLink,
  verification: mailVerification,
  email: requestEmailChange,
  "email-code": changeEmail,
  "two-factor": beginTwoFactor,
  "two-factor-code": finishTwoFactor,
  "two-factor-off": endTwoFactor,
  "backup-codes": renewBackupCodes,
};

/** The forms of the security settings, distinguished by `intent`. */
export async function securityAction(context: Call["context"], request: Request): Answer {
  const viewer = requireViewer(context, request);
  const form = await request.formData();
  const run = INTENTS[textOf(form, "intent")];
  return run ? run({ context, request, form, viewer }) : refuse(400, { problem: "error.unexpected" });
}
