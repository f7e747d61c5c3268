import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { type Limit, limit, refund } from "#app/platform/api/rate-limit.server.ts";
import { auth } from "#app/platform/auth/auth.server.ts";
import { ADDRESS_HEADER, LANGUAGE_HEADER } from "#app/platform/auth/auth-headers.ts";
import { addressUnit } from "#app/platform/auth/client-address.server.ts";
import { isSameOriginWrite } from "#app/platform/auth/same-origin.server.ts";
import { offeredProviders } from "#app/platform/auth/social-providers.server.ts";

const BASE = "/api/auth";
const MINUTES = 60;
const MAX_BODY = 20_000;

/** Per address and person, and per address: the first stops guessing one password, the second guessing many. */
type Rule = {
  perPerson: Limit;
  perAddress: Limit;
  /** A success resets the count. */
  countsFailures?: boolean;
  /** Every answer takes this long at least. */
  floorMs?: number;
  /** The same answer whether or not the address has an account. */
  uniform?: (answer: Response) => Response | Promise<Response>;
};

/** The texts are English as every API message; screens show their own by code. */
const refuse = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  Response.json({ code, message }, { status, headers: { "Cache-Control": "no-store", ...headers } });

/** Better-auth's own answer has the fields of a row where there is one. */
const signedUp = (answer: Response): Response => (answer.ok ? Response.json({ success: true }, { headers: { "Cache-Control": "no-store" } }) : answer);

/** 'Too many attempts' and 'expired' exist only for addresses that have an account. Suspension is reported only after the right code. */
async function wrongCode(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const { code } = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string };
  return code === "ACCOUNT_SUSPENDED" ? answer : refuse(400, "INVALID_OTP", "Invalid OTP");
}

const EVERYTHING_ELSE: Rule = { perPerson: { max: 60, windowSeconds: 5 * MINUTES }, perAddress: { max: 300, windowSeconds: 5 * MINUTES } };
/** Guessable secrets: codes, and the password of a signed-in person. better-auth counts guesses per account, too. */
const CODES: Rule = { perPerson: { max: 15, windowSeconds: 5 * MINUTES }, perAddress: { max: 50, windowSeconds: 5 * MINUTES }, countsFailures: true };
/** Callbacks of Google and Apple; Apple posts a form, which is cross-site. Its state parameter protects it. */
const CALLBACKS: readonly string[] = offeredProviders.map((provider) => `/callback/${provider}`);
const RULES: Record<string, Rule> = {
  "/sign-in/email": { perPerson: { max: 10, windowSeconds: 5 * MINUTES }, perAddress: { max: 50, windowSeconds: 5 * MINUTES }, countsFailures: true },
  "/sign-up/email": {
    perPerson: { max: 5, windowSeconds: 60 * MINUTES },
    perAddress: { max: 30, windowSeconds: 60 * MINUTES },
    floorMs: 400,
    uniform: signedUp,
  },
  "/request-password-reset": { perPerson: { max: 5, windowSeconds: 60 * MINUTES }, perAddress: { max: 30, windowSeconds: 60 * MINUTES }, floorMs: 400 },
  "/send-verification-email": { perPerson: { max: 5, windowSeconds: 60 * MINUTES }, perAddress: { max: 30, windowSeconds: 60 * MINUTES }, floorMs: 400 },
  "/reset-password": { perPerson: { max: 20, windowSeconds: 15 * MINUTES }, perAddress: { max: 20, windowSeconds: 15 * MINUTES } },
  "/email-otp/send-verification-otp": {
    perPerson: { max: 5, windowSeconds: 60 * MINUTES },
    perAddress: { max: 30, windowSeconds: 60 * MINUTES },
    floorMs: 400,
  },
  "/sign-in/email-otp": { ...CODES, floorMs: 400, uniform: wrongCode },
  "/two-factor/verify-totp": CODES,
  "/two-factor/verify-backup-code": CODES,
  "/two-factor/enable": CODES,
  "/two-factor/disable": CODES,
  "/two-factor/generate-backup-codes": CODES,
  "/email-otp/request-email-change": { perPerson: { max: 5, windowSeconds: 60 * MINUTES }, perAddress: { max: 30, windowSeconds: 60 * MINUTES }, floorMs: 400 },
  "/email-otp/change-email": CODES,
  "/passkey/generate-authenticate-options": EVERYTHING_ELSE,
  "/passkey/verify-authentication": CODES,
  "/passkey/generate-register-options": EVERYTHING_ELSE,
  "/passkey/verify-registration": EVERYTHING_ELSE,
  "/change-password": CODES,
  "/sign-out": EVERYTHING_ELSE,
  ...Object.fromEntries(["/sign-in/social", ...CALLBACKS].filter(() => offeredProviders.length > 0).map((path) => [path, EVERYTHING_ELSE])),
};
/** Reading the session writes nothing and is not limited. */
const OPEN = "/get-session";

/** Attempts at one account from all addresses together, so that many addresses cannot bypass the limit of each. */
const PER_ACCOUNT: Limit = { max: 100, windowSeconds: 60 * MINUTES };

function emailIn(text: string, contentType: string | null): string {
  try {
    const isForm = contentType?.includes("application/x-www-form-urlencoded");
    const email = isForm ? new URLSearchParams(text).get("email") : (JSON.parse(text) as { email?: unknown }).email;
    return typeof email === "string" ? email.trim().toLowerCase() : "";
  } catch {
    return "";
  }
}

/** Addresses are hashed, so that the table of limits does not reveal who tried to sign in. */
const digest = (text: string) => text && createHash("sha256").update(text).digest("base64url").slice(0, 22);

type AuthCaller = {
  /** The client's address, from `clientAddress`. */
  ip: string;
  /** Of the mails. */
  language: string;
};

/**
 * Answers /api/auth/*: the paths above and no other, of our own pages only, within the limits. Screens' actions come through here too.
 * @returns 403 for another site's request, 404 for an unknown path, 429 with Retry-After, or better-auth's answer.
 */
export async function authHandler(request: Request, { ip, language }: AuthCaller): Promise<Response> {
  const path = new URL(request.url).pathname.slice(BASE.length);
  const rule = RULES[path];
  if (!rule && path !== OPEN) return refuse(404, "NOT_FOUND", "There is no such address.");
  if (!CALLBACKS.includes(path) && !isSameOriginWrite(request)) return refuse(403, "CROSS_SITE", "This request came from another site.");

  const headers = new Headers(request.headers);
  headers.set(ADDRESS_HEADER, ip);
  headers.set(LANGUAGE_HEADER, language);
  if (!rule) return forBrowsers(request, await auth.handler(new Request(request, { headers })));

  if (Number(headers.get("content-length") ?? 0) > MAX_BODY) return refuse(413, "TOO_LARGE", "The request is too large.");
  const body = await request.text();
  const forwarded = new Request(request.url, { method: request.method, headers, ...(body && { body }) });
  const address = addressUnit(ip);
  const person = digest(emailIn(body, headers.get("content-type")));
  const windows: [key: string, rule: Limit][] = [
    [`${path}:${address}`, rule.perAddress],
    [`${path}:${address}:${person}`, rule.perPerson],
    ...(rule.countsFailures && person ? [[`${path}:${person}`, PER_ACCOUNT] satisfies [string, Limit]] : []),
  ];
  for (const [key, window] of windows) {
    const { allowed, retryAfter } = await limit(key, window);
    if (!allowed) return refuse(429, "TOO_MANY_REQUESTS", "Too many attempts. Please try again later.", { "Retry-After": String(retryAfter) });
  }
  const [response] = await Promise.all([auth.handler(forwarded), delay(rule.floorMs ?? 0)]);
  if (rule.countsFailures && response.ok) await Promise.all(windows.map(([key]) => refund(key)));
  return forBrowsers(request, rule.uniform ? await rule.uniform(response) : response);
}

/** Scripts of a page never see the token of a session: the cookie, which they cannot read, is enough. Programs need it as their bearer token. */
async function forBrowsers(request: Request, answer: Response): Promise<Response> {
  // Scripts cannot omit or change this header.
  if (!request.headers.has("sec-fetch-mode") || !answer.headers.get("content-type")?.startsWith("application/json")) return answer;
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  return new Response(withoutToken(text), { status: answer.status, headers });
}

function withoutToken(text: string): string {
  const body = JSON.parse(text || "null") as { token?: unknown; session?: { token?: unknown } } | null;
  if (body?.token !== undefined) delete body.token;
  if (body?.session) delete body.session.token;
  return JSON.stringify(body);
}
