import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { authHandler } from "./auth-handler.server.ts";

/** What better-auth answers, which limits are used up, how long answers are held back. */
const behind = vi.hoisted(() => ({
  answer: () => new Response("{}", { headers: { "content-type": "application/json" } }) as Response | Promise<Response>,
  asked: [] as Request[],
  counts: new Map<string, number>(),
  delays: [] as number[],
}));

vi.mock("#app/platform/auth/auth.server.ts", () => ({
  auth: {
    handler(request: Request) {
      behind.asked.push(request);
      return behind.answer();
    },
  },
}));
vi.mock("#app/platform/auth/social-providers.server.ts", () => ({ offeredProviders: ["google", "apple"] }));
vi.mock("#app/platform/api/rate-limit.server.ts", () => ({
  async limit(key: string, { max, windowSeconds }: { max: number; windowSeconds: number }) {
    const count = (behind.counts.get(key) ?? 0) + 1;
    behind.counts.set(key, count);
    return { allowed: count <= max, retryAfter: count <= max ? 0 : windowSeconds };
  },
  async refund(key: string) {
    behind.counts.set(key, (behind.counts.get(key) ?? 0) - 1);
  },
}));
vi.mock("node:timers/promises", () => ({ setTimeout: async (ms: number) => void behind.delays.push(ms) }));

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { "content-length": "999", ...headers } });
const refused = () => json({ code: "NO" }, 401);
const welcome = () => json({ ok: true });

const ORIGIN = "https://diwan.example";
type Sent = { body?: string; ip?: string; headers?: Record<string, string>; method?: string; language?: string };
function send(path: string, { body = "", ip = "192.0.2.1", headers = {}, method = "POST", language = "ar" }: Sent = {}): Promise<Response> {
  const request = new Request(`${ORIGIN}/api/auth${path}`, { method, headers: { "sec-fetch-site": "same-origin", ...headers }, ...(body && { body }) });
  return authHandler(request, { ip, language });
}
const as = (email: unknown) => JSON.stringify({ email, password: "x" });

beforeEach(() => {
  behind.answer = refused;
  behind.asked = [];
  behind.counts.clear();
  behind.delays = [];
});
afterEach(() => vi.clearAllMocks());

/** How many answers come before the first refusal for too many, and after how many seconds the next one may. */
async function untilRefused(path: string, sent: (n: number) => Sent): Promise<[tries: number, seconds: number]> {
  for (let n = 0; n < 500; n += 1) {
    const answer = await send(path, sent(n));
    if (answer.status === 429) return [n, Number(answer.headers.get("retry-after"))];
  }
  return [500, 0];
}

describe("how often something may be tried", () => {
  const MINUTE = 60;
  const PATHS: [path: string, perPerson: number, perAddress: number, minutes: number, floorMs: number][] = [
    ["/sign-in/email", 10, 50, 5, 0],
    ["/sign-up/email", 5, 30, 60, 400],
    ["/request-password-reset", 5, 30, 60, 400],
    ["/send-verification-email", 5, 30, 60, 400],
    ["/reset-password", 20, 20, 15, 0],
    ["/email-otp/send-verification-otp", 5, 30, 60, 400],
    ["/sign-in/email-otp", 15, 50, 5, 400],
    ["/two-factor/verify-totp", 15, 50, 5, 0],
    ["/two-factor/verify-backup-code", 15, 50, 5, 0],
    ["/two-factor/enable", 15, 50, 5, 0],
    ["/two-factor/disable", 15, 50, 5, 0],
    ["/two-factor/generate-backup-codes", 15, 50, 5, 0],
    ["/email-otp/request-email-change", 5, 30, 60, 400],
    ["/email-otp/change-email", 15, 50, 5, 0],
    ["/passkey/generate-authenticate-options", 60, 300, 5, 0],
    ["/passkey/verify-authentication", 15, 50, 5, 0],
    ["/passkey/generate-register-options", 60, 300, 5, 0],
    ["/passkey/verify-registration", 60, 300, 5, 0],
    ["/change-password", 15, 50, 5, 0],
    ["/sign-out", 60, 300, 5, 0],
    ["/sign-in/social", 60, 300, 5, 0],
    ["/callback/google", 60, 300, 5, 0],
    ["/callback/apple", 60, 300, 5, 0],
  ];

  test.each(PATHS)("%s: %i by one person, %i from one address, within %i minutes", async (path, perPerson, perAddress, minutes, floorMs) => {
    expect(await untilRefused(path, () => ({ body: as("reem@example.com") }))).toEqual([perPerson, minutes * MINUTE]);
    expect(behind.delays).toEqual(Array<number>(perPerson).fill(floorMs));
    // What was refused did not reach anything.
    expect(behind.asked).toHaveLength(perPerson);
    expect(await untilRefused(path, (n) => ({ body: as(`p${n}@example.com`), ip: "192.0.2.2" }))).toEqual([perAddress, minutes * MINUTE]);
    expect((await send(path, { body: as("reem@example.com"), ip: "192.0.2.3" })).status).not.toBe(429);
  });

  const GUESSES = PATHS.filter(([, perPerson, perAddress]) => perAddress === 50 && perPerson <= 15).map(([path]) => path);
  test.each(PATHS.map(([path]) => path))("%s: a hundred guesses at one account an hour, from wherever they come", async (path) => {
    const tried = await untilRefused(path, (n) => ({ body: as("reem@example.com"), ip: `198.51.${Math.floor(n / 200)}.${n % 200}` }));
    expect(tried).toEqual(GUESSES.includes(path) ? [100, 60 * MINUTE] : [500, 0]);
  });

  test("a success is no guess, but counts where mail is sent", async () => {
    behind.answer = welcome;
    expect(await untilRefused("/sign-in/email", () => ({ body: as("reem@example.com") }))).toEqual([500, 0]);
    expect([...behind.counts.values()].every((count) => count === 0)).toBe(true);
    expect((await untilRefused("/request-password-reset", () => ({ body: as("reem@example.com") })))[0]).toBe(5);
  });

  test("a network of one customer is one address; requests without a person are not counted for an account", async () => {
    expect((await untilRefused("/change-password", (n) => ({ ip: `2001:db8:1:2::${n}` })))[0]).toBe(15);
    expect([...behind.counts.keys()]).toHaveLength(2);
  });

  test.each<[string, Sent, Sent]>([
    ["in whatever letters and spaces", { body: as(" Reem@Example.com ") }, { body: as("reem@example.com") }],
    [
      "of a form",
      { body: "email=reem%40example.com", headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" } },
      { body: as("reem@example.com") },
    ],
  ])("a person is the same %s", async (_, one, other) => {
    await send("/sign-in/email", one);
    const keys = [...behind.counts.keys()];
    await send("/sign-in/email", other);
    expect([...behind.counts.keys()]).toEqual(keys);
    expect([...behind.counts.values()]).toEqual([2, 2, 2]);
    expect(keys.join()).not.toMatch(/reem/i);
  });

  test.each([["no JSON"], [as(7)], [as(undefined)], ["{}"], [""]])("%s names nobody", async (body) => {
    await send("/sign-in/email", { body });
    expect([...behind.counts.keys()]).toEqual(["/sign-in/email:192.0.2.1", "/sign-in/email:192.0.2.1:"]);
  });
});

describe("what is let through", () => {
  test("only known paths", async () => {
    for (const path of ["/", "/sign-in", "/list-sessions", "/callback/github"]) {
      const answer = await send(path);
      expect([answer.status, answer.headers.get("cache-control"), (await answer.json()).code]).toEqual([404, "no-store", "NOT_FOUND"]);
    }
    expect(behind.asked).toHaveLength(0);
  });

  test("no write of another site, but the way back from Google and Apple, whose state protects it", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await send("/sign-in/email", { headers, body: as("a@b.example") })).status).toBe(403);
    expect((await send("/get-session", { headers })).status).toBe(403);
    expect(behind.asked).toHaveLength(0);
    behind.answer = welcome;
    expect((await send("/callback/apple", { headers })).status).toBe(200);
  });

  test("twenty thousand bytes", async () => {
    const sized = (length: number) => send("/sign-in/email", { body: as("a@b.example"), headers: { "content-length": String(length) } });
    expect([(await sized(20_000)).status, (await sized(20_001)).status]).toEqual([401, 413]);
    expect(behind.asked).toHaveLength(1);
  });

  test("the session is read as often as one likes; better-auth learns address and language from us alone", async () => {
    behind.answer = welcome;
    const headers = { "x-diwan-address": "203.0.113.9", "x-diwan-language": "fr" };
    for (let n = 0; n < 400; n += 1) expect((await send("/get-session", { method: "GET", headers, language: "ar" })).status).toBe(200);
    expect(behind.counts.size).toBe(0);
    await send("/sign-in/email", { headers, body: as("a@b.example"), language: "en" });
    for (const [request, language] of [
      [behind.asked[0], "ar"],
      [behind.asked.at(-1), "en"],
    ] as const)
      expect([request?.headers.get("x-diwan-address"), request?.headers.get("x-diwan-language")]).toEqual(["192.0.2.1", language]);
    expect(await behind.asked.at(-1)?.text()).toBe(as("a@b.example"));
  });
});

describe("answers that say nothing of who has an account", () => {
  test("signing up succeeds in the same words, and fails as it is", async () => {
    behind.answer = () => json({ user: { id: "1", email: "reem@example.com" } });
    const answer = await send("/sign-up/email", { body: as("reem@example.com") });
    expect([await answer.json(), answer.headers.get("cache-control")]).toEqual([{ success: true }, "no-store"]);
    behind.answer = () => json({ code: "PASSWORD_COMMON" }, 400);
    expect(await (await send("/sign-up/email", { body: as("reem@example.com") })).json()).toEqual({ code: "PASSWORD_COMMON" });
  });

  test.each([
    [403, { code: "TOO_MANY_ATTEMPTS" }, 400, "INVALID_OTP"],
    [400, { code: "OTP_EXPIRED" }, 400, "INVALID_OTP"],
    [403, { code: "ACCOUNT_SUSPENDED" }, 403, "ACCOUNT_SUSPENDED"],
    [200, { code: "in" }, 200, "in"],
  ])("a code that answers %i %j", async (status, body, expected, code) => {
    behind.answer = () => json(body, status);
    const answer = await send("/sign-in/email-otp", { body: as("reem@example.com") });
    expect([answer.status, (await answer.json()).code]).toEqual([expected, code]);
  });

  test("a code whose answer is no JSON is wrong, too", async () => {
    behind.answer = () => new Response("oops", { status: 500 });
    expect((await send("/sign-in/email-otp", { body: as("reem@example.com") })).status).toBe(400);
  });
});

describe("the token of a session", () => {
  const signedIn = () => json({ token: "secret", user: { token: "theirs" } });
  const session = () => json({ session: { token: "secret", id: "s" }, user: {} });

  test("does not reach the scripts of a page", async () => {
    const headers = { "sec-fetch-mode": "cors" };
    behind.answer = signedIn;
    const answer = await send("/sign-in/email", { headers, body: as("a@b.example") });
    expect([await answer.json(), answer.headers.get("content-length")]).toEqual([{ user: { token: "theirs" } }, null]);
    behind.answer = session;
    expect(await (await send("/get-session", { headers, method: "GET" })).json()).toEqual({ session: { id: "s" }, user: {} });
  });

  test("is what programs sign in for", async () => {
    behind.answer = signedIn;
    expect(await (await send("/sign-in/email", { body: as("a@b.example") })).json()).toMatchObject({ token: "secret" });
    behind.answer = session;
    expect(await (await send("/get-session", { method: "GET" })).json()).toMatchObject({ session: { token: "secret" } });
  });

  test.each([
    ["no session", "null", "application/json", "null"],
    ["nothing", "", "application/json; charset=utf-8", "null"],
    ["a page", "<p>token</p>", "text/html", "<p>token</p>"],
  ])("an answer that is %s stays so", async (_, body, type, expected) => {
    behind.answer = () => new Response(body, { status: 203, headers: { "content-type": type, "set-cookie": "a=b" } });
    const answer = await send("/get-session", { method: "GET", headers: { "sec-fetch-mode": "cors" } });
    expect([await answer.text(), answer.status, answer.headers.getSetCookie()]).toEqual([expected, 203, ["a=b"]]);
  });
});
