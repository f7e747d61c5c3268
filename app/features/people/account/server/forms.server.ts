import { data, type RouterContextProvider, redirect, redirectDocument } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { authHandler } from "#app/platform/auth/auth-handler.server.ts";
import { isAcceptablePassword } from "#app/platform/auth/password-rules.ts";
import { afterSignIn, safeRedirect } from "#app/platform/auth/safe-redirect.ts";
import { isSignUpRole } from "#app/platform/auth/viewer.ts";
import { PERSON_NAME_MAX } from "#app/platform/rules/person-name.ts";
import type { FormProblem } from "../account.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

const EMAIL_MAX = 254;
// The same check as type=email; only a mail can prove that a mailbox exists.
const EMAIL = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

export type Fields = FormProblem["fields"];

/** A field as text, without the spaces around it. Passwords are read as they are. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};
export const passwordOf = (form: FormData, name = "password"): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

export function checkEmail(email: string): Fields {
  if (!email) return { email: "error.emailRequired" };
  return email.length > EMAIL_MAX || !EMAIL.test(email) ? { email: "error.emailInvalid" } : {};
}

export const checkNewPassword = (password: string, email?: string): Fields => (isAcceptablePassword(password, email) ? {} : { password: "error.passwordWeak" });

export function checkSignUp({ name, email, role, password }: { name: string; email: string; role: string; password: string }): Fields {
  return {
    ...(name ? (name.length > PERSON_NAME_MAX ? { name: "error.nameTooLong" as const } : {}) : { name: "error.nameRequired" as const }),
    ...checkEmail(email),
    ...(isSignUpRole(role) ? {} : { role: "error.roleRequired" as const }),
    ...checkNewPassword(password, email),
  };
}

export const hasProblems = (fields: Fields): boolean => Object.keys(fields).length > 0;

/** The answer to an invalid form: returns the typed values, never the password. */
export function refuse(status: number, problem: Omit<FormProblem, "fields"> & { fields?: Fields }, headers: HeadersInit = {}) {
  return data<FormProblem>({ fields: {}, ...problem }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

/** Calls better-auth as the browser would: same cookies, same origin, same limits. */
export function callAuth(context: Context, request: Request, path: string, body: object): Promise<Response> {
  const { ip, language } = context.get(requestContext);
  const headers = new Headers({ "Content-Type": "application/json" });
  for (const name of ["cookie", "origin", "host", "sec-fetch-site", "user-agent"]) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  return authHandler(new Request(new URL(`/api/auth${path}`, request.url), { method: "POST", headers, body: JSON.stringify(body) }), { ip, language });
}

/** A refusal by better-auth or its limits, for the form. */
export async function refusedBy(response: Response, values: FormProblem["values"]) {
  if ((await answerOf(response)).code === "PASSWORD_COMMON") return refuse(422, { values, fields: { password: "error.passwordCommon" } });
  if (response.status !== 429) return refuse(response.status >= 500 ? 500 : 400, { values, problem: "error.unexpected" });
  const seconds = Number(response.headers.get("retry-after") ?? 60);
  return refuse(429, { values, problem: "error.tooMany", minutes: Math.ceil(seconds / 60) }, { "Retry-After": String(seconds) });
}

/** The cookies that an answer of better-auth sets. */
export function cookiesOf(response: Response): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const cookie of response.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
  return headers;
}

/** better-auth's body of a refusal or of an intermediate answer. */
export async function answerOf(response: Response): Promise<{ code?: string; twoFactorRedirect?: boolean }> {
  return response
    .clone()
    .json()
    .then((body) => (body ?? {}) as { code?: string; twoFactorRedirect?: boolean })
    .catch(() => ({}));
}

/** An address of the sign-in journey that goes on to where the person wanted to be. */
export function withTarget(path: string, target: unknown): string {
  const safe = safeRedirect(target);
  return safe ? `${path}?redirect=${encodeURIComponent(safe)}` : path;
}

/** After the password, code or key was right: on to the second factor, or to where the person wanted to be. */
export async function welcome(response: Response, target: unknown): Promise<Response> {
  const headers = cookiesOf(response);
  if ((await answerOf(response)).twoFactorRedirect) return redirect(withTarget("/login/two-factor", target), { headers });
  // A full page load: data fetched while signed out must not be shown after sign-in.
  return redirectDocument(afterSignIn(target), { headers });
}
