import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authHandler } from "#app/platform/auth/auth-handler.server.ts";
import { resolveSession, resolveViewer } from "#app/platform/auth/viewer.server.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { env } from "#app/platform/env/env.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { closeLive } from "#app/platform/live/live.server.ts";
import { mailJob } from "#app/platform/mail/mail.server.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";

let next = 1;
const freshIp = () => `10.0.${next >> 8}.${next++ & 255}`;
const PASSWORD = "correct horse battery";

type Options = { ip?: string; cookie?: string; headers?: Record<string, string>; language?: string };
function call(path: string, body: unknown, { ip = freshIp(), cookie, headers = {}, language = "en" }: Options = {}): Promise<Response> {
  const all = { "content-type": "application/json", origin: env.siteUrl, ...(cookie ? { cookie } : {}), ...headers };
  return authHandler(new Request(`${env.siteUrl}/api/auth${path}`, { method: "POST", headers: all, body: JSON.stringify(body) }), { ip, language });
}
const signUp = (email: string, more: object = {}, options?: Options) => call("/sign-up/email", { name: "Reem", email, password: PASSWORD, ...more }, options);
const signIn = (email: string, password = PASSWORD, options?: Options) => call("/sign-in/email", { email, password }, options);
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
/** All parts of an answer that could distinguish two addresses. */
const whole = async (response: Response) => ({ status: response.status, headers: [...response.headers], body: await response.text() });
const viewer = (cookie: string) => resolveViewer(new Headers({ cookie }));

/** Waits for a mail in the outbox; its text, decoded. */
async function mailTo(email: string, contains: string): Promise<string> {
  const folder = join(env.dataDir, "outbox");
  for (let tries = 0; tries < 100; tries++) {
    for (const name of (await readdir(folder).catch(() => [])).sort().reverse()) {
      if (!name.endsWith(".eml")) continue;
      const raw = await readFile(join(folder, name), "utf8");
      const text = raw.replace(/=\r?\n/g, "").replace(/=3D/g, "=");
      if (text.includes(`To: ${email}`) && text.includes(contains)) return text;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail to ${email} with ${contains}`);
}
const digestOf = (email: string) => createHash("sha256").update(email).digest("base64url").slice(0, 22);
const tokenIn = (mail: string, path: string) => decodeURIComponent(new RegExp(`${path}\\?token=([^\\s"&<]+)`).exec(mail)?.[1] ?? "");

// Who signs in below.
beforeAll(() => startJobs([mailJob]));
beforeAll(async () => void (await signUp("sami@example.com")));
afterAll(async () => {
  await stopJobs();
  await closeLive();
  await disconnect();
});

describe("sign-up", () => {
  it("makes a user, a profile and a credential with our ids and columns, and no session", async () => {
    const response = await signUp("Reem@Example.com", { userMetadata: { role: "vendor", extra: 1 } }, { language: "ar" });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    const user = await db.selectFrom("users").selectAll().where("email", "=", "reem@example.com").executeTakeFirstOrThrow();
    expect(user.id[14]).toBe("7");
    expect(user).toMatchObject({ name: "Reem", language: "ar", email_verified: false, user_metadata: { role: "vendor" }, app_metadata: {} });
    expect(await db.selectFrom("profiles").select(["full_name", "email"]).where("id", "=", user.id).executeTakeFirst()).toEqual({
      full_name: "Reem",
      email: user.email,
    });
    const account = await db.selectFrom("accounts").selectAll().where("user_id", "=", user.id).executeTakeFirstOrThrow();
    expect(account).toMatchObject({ provider_id: "credential", account_id: user.id });
    expect(account.password).not.toContain(PASSWORD);
    expect(await mailTo("reem@example.com", "/verify-email?token=")).toContain("Content-Language: ar");
  });

  it("never makes an admin", async () => {
    await signUp("mallory@example.com", { userMetadata: { role: "admin" }, role: "admin", appMetadata: { role: "admin" }, emailVerified: true, is_demo: true });
    const row = await db
      .selectFrom("users")
      .select(["user_metadata", "app_metadata", "email_verified", "is_demo"])
      .where("email", "=", "mallory@example.com")
      .executeTakeFirst();
    expect(row ?? { user_metadata: {}, app_metadata: {}, email_verified: false, is_demo: false }).toEqual({
      user_metadata: {},
      app_metadata: {},
      email_verified: false,
      is_demo: false,
    });
  });

  it("refuses short and endless passwords", async () => {
    expect((await signUp("short@example.com", { password: "123456789" })).status).toBe(400);
    expect((await signUp("long@example.com", { password: "x".repeat(129) })).status).toBe(400);
  });

  it("answers a known address like a new one, to the last byte, and notifies its owner by mail", async () => {
    await signUp("known@example.com");
    const [known, unknown] = await Promise.all([
      signUp("known@example.com", { password: "another password" }),
      signUp("unknown@example.com", { password: "another password" }),
    ]);
    expect(await whole(known)).toEqual(await whole(unknown));
    expect(known.status).toBe(200);
    expect((await signIn("known@example.com", "another password")).status).toBe(401);
    await mailTo("known@example.com", "You already have an account");
    for (const more of [{ password: "password123" }, { name: "x".repeat(121) }, { name: " \r\n " }]) {
      const [first, second] = await Promise.all([signUp("known@example.com", more), signUp("unknown2@example.com", more)]);
      expect(await whole(first)).toEqual(await whole(second));
      expect(first.status).toBe(400);
    }
  });

  it("takes a name of one line, which is not in mails to unconfirmed addresses", async () => {
    expect((await signUp("lines@example.com", { name: " Reem\r\nBcc: victim@x.example\u202E  click " })).status).toBe(200);
    const { name } = await db.selectFrom("users").select("name").where("email", "=", "lines@example.com").executeTakeFirstOrThrow();
    expect(name).toBe("Reem Bcc: victim@x.example click");
    const mail = await mailTo("lines@example.com", "/verify-email?token=");
    expect(mail).not.toContain("victim");
  });

  it.each([
    ["aaaaaaaaaaaa", "PASSWORD_WEAK"],
    ["mallory12345", "PASSWORD_WEAK"],
    ["password123", "PASSWORD_COMMON"],
    ["P@ssw0rd2024", "PASSWORD_COMMON"],
    ["1qaz2wsx3edc", "PASSWORD_COMMON"],
    ["qwertyuiop", "PASSWORD_COMMON"],
  ])("refuses the password %s", async (password, code) => {
    const answer = await signUp("mallory@attack.example", { password });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, code]);
    expect(await db.selectFrom("users").select("id").where("email", "=", "mallory@attack.example").executeTakeFirst()).toBeUndefined();
  });
});

describe("sign-in and sessions", () => {
  it("sets an HttpOnly, SameSite=Lax cookie that names the viewer", async () => {
    const response = await signIn("SAMI@example.com");
    expect(response.headers.getSetCookie()[0]).toMatch(/^diwan\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await viewer(cookieOf(response))).toMatchObject({
      email: "sami@example.com",
      name: "Reem",
      role: "homeowner",
      roleIsFallback: true,
      permissions: [],
    });
  });

  it("answers a wrong password and an unknown address alike", async () => {
    const answers = await Promise.all([signIn("sami@example.com", "not the password"), signIn("nobody@example.com", "not the password")]);
    expect(answers.map((answer) => answer.status)).toEqual([401, 401]);
    expect(await answers[0]?.text()).toBe(await answers[1]?.text());
  });

  it("takes as long for an unknown address", async () => {
    const time = async (email: string) => {
      const start = performance.now();
      await signIn(email, "not the password");
      return performance.now() - start;
    };
    // In pairs: what else the machine does slows both alike.
    const ratios: number[] = [];
    for (let i = 0; i < 7; i++) ratios.push((await time("nobody@example.com")) / (await time("sami@example.com")));
    const median = ratios.sort((a, b) => a - b)[3] ?? 0;
    expect(median).toBeGreaterThan(0.4);
    expect(median).toBeLessThan(2.5);
  });

  it("refuses changed, unsigned, expired and revoked cookies", async () => {
    const cookie = cookieOf(await signIn("sami@example.com"));
    const value = decodeURIComponent(cookie.slice(cookie.indexOf("=") + 1));
    const [token = "", signature = ""] = value.split(/\.(?=[^.]*$)/);
    const forge = (text: string) => `diwan.session_token=${encodeURIComponent(text)}`;
    expect(await viewer(forge(value))).not.toBeNull();
    expect(await viewer(forge(token))).toBeNull();
    expect(await viewer(forge(`${token}.${signature.slice(0, -4)}AAA=`))).toBeNull();
    expect(await viewer(forge(`${token.slice(0, -1)}${token.endsWith("x") ? "y" : "x"}.${signature}`))).toBeNull();
    expect(await viewer("diwan.session_token=")).toBeNull();
    await db
      .updateTable("sessions")
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where("token", "=", token)
      .execute();
    expect(await viewer(cookie)).toBeNull();

    const second = cookieOf(await signIn("sami@example.com"));
    expect(await viewer(second)).not.toBeNull();
    await sql`delete from sessions`.execute(db);
    expect(await viewer(second)).toBeNull();
  });

  it("ends at sign-out, so that a stolen cookie is worth nothing afterwards", async () => {
    const cookie = cookieOf(await signIn("sami@example.com"));
    const response = await call("/sign-out", {}, { cookie });
    expect(response.headers.getSetCookie().join()).toContain("Max-Age=0");
    expect(await viewer(cookie)).toBeNull();
  });

  it("extends a session that is a day old, with a new cookie", async () => {
    const cookie = cookieOf(await signIn("sami@example.com"));
    const old = new Date(Date.now() + 28 * DAY_MS);
    const token = decodeURIComponent(/session_token=([^;.]+)/.exec(cookie)?.[1] ?? "");
    await db.updateTable("sessions").set({ expires_at: old }).where("token", "=", token).execute();
    const resolved = await resolveSession(new Headers({ cookie }));
    expect(resolved.viewer?.email).toBe("sami@example.com");
    expect(resolved.setCookies.join()).toContain("diwan.session_token=");
    const { expires_at } = await db.selectFrom("sessions").select("expires_at").where("token", "=", token).executeTakeFirstOrThrow();
    expect(expires_at.getTime()).toBeGreaterThan(old.getTime());
  });

  it("stores the connection's address, not what a header claims", async () => {
    await sql`delete from sessions`.execute(db);
    await signIn("sami@example.com", PASSWORD, { ip: "203.0.113.9", headers: { "x-diwan-address": "6.6.6.6", "x-forwarded-for": "6.6.6.6" } });
    expect(await db.selectFrom("sessions").select("ip_address").execute()).toEqual([{ ip_address: "203.0.113.9" }]);
  });
});

describe("password reset", () => {
  it("works once, within the hour, and ends every session", async () => {
    await signUp("noura@example.com");
    const cookie = cookieOf(await signIn("noura@example.com"));
    expect((await call("/request-password-reset", { email: "noura@example.com" })).status).toBe(200);
    const token = tokenIn(await mailTo("noura@example.com", "/reset-password?token="), "/reset-password");
    const { rows } = await sql<{ identifier: string }>`select identifier from verifications`.execute(db);
    expect(rows.some((row) => row.identifier.includes(token))).toBe(false);

    for (const newPassword of ["short", "password123", "noura2026!!"]) expect((await call("/reset-password", { token, newPassword })).status).toBe(400);
    expect(await (await call("/reset-password", { token, newPassword: "by the gate of Noura we meet" })).json()).toMatchObject({ code: "PASSWORD_WEAK" });
    expect((await call("/reset-password", { token, newPassword: "a whole new password" })).status).toBe(200);
    expect((await call("/reset-password", { token, newPassword: "yet another password" })).status).toBe(400);
    expect(await viewer(cookie)).toBeNull();
    expect((await signIn("noura@example.com")).status).toBe(401);
    expect((await signIn("noura@example.com", "a whole new password")).status).toBe(200);
  });

  it("refuses a link older than an hour and an invented one", async () => {
    await signUp("late@example.com");
    await call("/request-password-reset", { email: "late@example.com" });
    const token = tokenIn(await mailTo("late@example.com", "/reset-password?token="), "/reset-password");
    const { rows } = await sql<{ left: number }>`select extract(epoch from max(expires_at) - now())::int as left from verifications`.execute(db);
    expect(rows[0]?.left).toBeGreaterThan(3500);
    expect(rows[0]?.left).toBeLessThanOrEqual(3600);
    await sql`update verifications set expires_at = now() - interval '1 second'`.execute(db);
    expect((await call("/reset-password", { token, newPassword: "a whole new password" })).status).toBe(400);
    expect((await call("/reset-password", { token: "invented", newPassword: "a whole new password" })).status).toBe(400);
  });

  it("answers an unknown address as a known one", async () => {
    const [known, unknown] = await Promise.all([
      call("/request-password-reset", { email: "sami@example.com" }),
      call("/request-password-reset", { email: "no-one@example.com" }),
    ]);
    expect(known.status).toBe(unknown.status);
    expect(await known.text()).toBe(await unknown.text());
  });
});

describe("codes by mail", () => {
  it("are refused alike for a known and an unknown address, however often", async () => {
    await signUp("coded@example.com");
    expect((await call("/email-otp/send-verification-otp", { email: "coded@example.com", type: "sign-in" })).status).toBe(200);
    await call("/email-otp/send-verification-otp", { email: "uncoded@example.com", type: "sign-in" });
    for (let guess = 0; guess < 7; guess++) {
      const [known, unknown] = await Promise.all(
        ["coded@example.com", "uncoded@example.com"].map(async (email) => whole(await call("/sign-in/email-otp", { email, otp: "000000" }))),
      );
      expect(known).toEqual(unknown);
      expect(known?.status).toBe(400);
    }
  });
});

describe("what a page's scripts learn", () => {
  it("the session's token is for programs; a browser has its cookie", async () => {
    const asProgram = await signIn("sami@example.com");
    expect(((await asProgram.json()) as { token: string }).token).toMatch(/^[\w-]{20,}$/);
    const asBrowser = await signIn("sami@example.com", PASSWORD, { headers: { "sec-fetch-mode": "cors", "sec-fetch-site": "same-origin" } });
    const cookie = cookieOf(asBrowser);
    expect(await asBrowser.json()).not.toHaveProperty("token");
    const session = await authHandler(new Request(`${env.siteUrl}/api/auth/get-session`, { headers: { cookie, "sec-fetch-mode": "cors" } }), {
      ip: freshIp(),
      language: "en",
    });
    const body = (await session.json()) as { session: object; user: { email: string } };
    expect(body.user.email).toBe("sami@example.com");
    expect(body.session).not.toHaveProperty("token");
    expect(await viewer(cookie)).not.toBeNull();
  });
});

describe("changing the password", () => {
  it("ends the other sessions, even unasked, and refuses common passwords", async () => {
    await signUp("change@example.com");
    const other = cookieOf(await signIn("change@example.com"));
    const own = cookieOf(await signIn("change@example.com"));
    const change = (newPassword: string) => call("/change-password", { currentPassword: PASSWORD, newPassword, revokeOtherSessions: false }, { cookie: own });
    expect((await change("iloveyou123")).status).toBe(400);
    expect(await (await change("nothing will change the gate")).json()).toMatchObject({ code: "PASSWORD_WEAK" });
    expect(await viewer(other)).not.toBeNull();
    expect((await change("a courtyard with figs")).status).toBe(200);
    expect(await viewer(other)).toBeNull();
  });
});

describe("limits and origins", () => {
  it("stops guessing after ten tries of one person, with Retry-After, and lets others pass", async () => {
    const ip = freshIp();
    const answers: Response[] = [];
    for (let i = 0; i < 11; i++) answers.push(await signIn("sami@example.com", "not the password", { ip }));
    expect(answers.slice(0, 10).every((answer) => answer.status === 401)).toBe(true);
    expect(answers[10]?.status).toBe(429);
    expect(Number(answers[10]?.headers.get("retry-after"))).toBeGreaterThan(200);
    expect((await signIn("sami@example.com", PASSWORD, { ip })).status).toBe(429);
    expect((await signIn("mallory2@example.com", "x", { ip })).status).toBe(401);
    expect((await signIn("sami@example.com", PASSWORD)).status).toBe(200);
  });

  it("stops one address that tries many accounts", async () => {
    const ip = freshIp();
    const statuses = await Promise.all(Array.from({ length: 53 }, (_, i) => signIn(`user${i}@example.com`, "x", { ip }).then((answer) => answer.status)));
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });

  it("slows guesses at one account that come from many addresses, and leaves other accounts alone", async () => {
    await signUp("target@example.com");
    await db
      .insertInto("rate_limits")
      .values({ key: `/sign-in/email:${digestOf("target@example.com")}`, count: 99, window_start: new Date() })
      .execute();
    expect((await signIn("target@example.com", "not the password")).status).toBe(401);
    expect((await signIn("target@example.com", "not the password")).status).toBe(429);
    expect((await signIn("sami@example.com", "not the password")).status).toBe(401);
  });

  it("stores the newest fifty sessions of a person", async () => {
    await signUp("many@example.com");
    const { id } = await db.selectFrom("users").select("id").where("email", "=", "many@example.com").executeTakeFirstOrThrow();
    const expires_at = new Date(Date.now() + 3_600_000);
    const old = Array.from({ length: 52 }, (_, at) => ({
      id: newId(),
      token: `old-${at}`,
      user_id: id,
      expires_at,
      created_at: new Date(Date.now() - DAY_MS + at),
    }));
    await db.insertInto("sessions").values(old).execute();
    const cookie = cookieOf(await signIn("many@example.com"));
    const left = await db.selectFrom("sessions").select("token").where("user_id", "=", id).orderBy("created_at").execute();
    expect(left).toHaveLength(50);
    expect(left[0]?.token).toBe("old-3");
    expect(await viewer(cookie)).not.toBeNull();
  });

  it("does not count sign-ins that succeed", async () => {
    const ip = freshIp();
    for (let i = 0; i < 12; i++) expect((await signIn("sami@example.com", PASSWORD, { ip })).status).toBe(200);
  });

  it("limits sign-up and reset", async () => {
    const ip = freshIp();
    const resets = await Promise.all(Array.from({ length: 6 }, () => call("/request-password-reset", { email: "a@example.com" }, { ip })));
    expect(resets.filter((answer) => answer.status === 429)).toHaveLength(1);
  });

  it("refuses other sites and paths that are not offered", async () => {
    expect((await signIn("sami@example.com", PASSWORD, { headers: { origin: "https://evil.example" } })).status).toBe(403);
    expect((await signIn("sami@example.com", PASSWORD, { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
    for (const path of ["/update-user", "/delete-user", "/change-email", "/sign-in/social", "/list-sessions", "/link-social"])
      expect((await call(path, {})).status).toBe(404);
  });
});
