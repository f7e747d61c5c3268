import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { putAccount } from "#app/platform/auth/accounts.server.ts";
import { confirmPassword } from "#app/platform/auth/confirmation.server.ts";
import { resealSecrets } from "#app/platform/auth/reseal.server.ts";
import { onSecurityChange, type SecurityEvent } from "#app/platform/auth/security-events.server.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { env } from "#app/platform/env/env.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { closeLive } from "#app/platform/live/live.server.ts";
import { mailJob } from "#app/platform/mail/mail.server.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { mailTo, TestBrowser } from "#app/platform/testing/browser.ts";
import { totp } from "#app/platform/testing/totp.ts";

const PASSWORD = "quiet courtyard 7";
const events: SecurityEvent[] = [];
let people = 0;

async function person(role: "homeowner" | "admin" = "homeowner"): Promise<{ id: string; email: string }> {
  const email = `person${people++}@example.com`;
  const { id } = await putAccount(db, { email, name: "Reem", password: PASSWORD, role });
  return { id, email };
}

async function signedIn(email: string): Promise<TestBrowser> {
  const browser = new TestBrowser();
  expect((await browser.send("/sign-in/email", { email, password: PASSWORD })).status).toBe(200);
  return browser;
}

const STEP_MS = 30_000;
/** A code works once, and one step before and after now is accepted: three codes while the clock is frozen. */
const codeOf = (secret: string, step: -1 | 0 | 1 = 0) => totp(secret, Date.now() + step * STEP_MS);

/** Turns the second factor on, as the settings do. */
async function setUp(browser: TestBrowser): Promise<{ secret: string; backupCodes: string[] }> {
  const enabled = await browser.send("/two-factor/enable", { password: PASSWORD });
  expect(enabled.status).toBe(200);
  const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] };
  const secret = new URL(totpURI).searchParams.get("secret") ?? "";
  expect((await browser.send("/two-factor/verify-totp", { code: codeOf(secret, -1) })).status).toBe(200);
  return { secret, backupCodes };
}

async function codeFor(browser: TestBrowser, email: string): Promise<string> {
  expect((await browser.send("/email-otp/send-verification-otp", { email, type: "sign-in" })).status).toBe(200);
  return /Your code: (\d{6})/.exec(await mailTo(email, "Your code: "))?.[1] ?? "";
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2 });
  await startJobs([mailJob]);
  onSecurityChange(async (event) => void events.push(event));
});
beforeEach(() => void events.splice(0));
afterAll(async () => {
  vi.useRealTimers();
  await stopJobs();
  await closeLive();
  await disconnect();
});

describe("the second factor", () => {
  it("is asked for after the password, and a code of the app signs in", async () => {
    const { id, email } = await person();
    const { secret } = await setUp(await signedIn(email));
    expect(events).toEqual([{ userId: id, change: "two_factor_on" }]);

    const browser = new TestBrowser();
    const answer = await browser.send("/sign-in/email", { email, password: PASSWORD });
    expect(await answer.json()).toMatchObject({ twoFactorRedirect: true });
    expect(answer.headers.getSetCookie().join()).not.toMatch(/session_token=[^;]{10}/);
    expect(await browser.viewer()).toBeNull();

    expect((await browser.send("/two-factor/verify-totp", { code: "000000" })).status).toBe(401);
    expect(await browser.viewer()).toBeNull();
    expect((await browser.send("/two-factor/verify-totp", { code: codeOf(secret) })).status).toBe(200);
    expect(await browser.viewer()).toMatchObject({ id });
  });

  it("takes each code of the app once, and none older than the last", async () => {
    const { email } = await person();
    const { secret } = await setUp(await signedIn(email));
    const withCode = async (code: string) => {
      const browser = new TestBrowser();
      await browser.send("/sign-in/email", { email, password: PASSWORD });
      return (await browser.send("/two-factor/verify-totp", { code })).status;
    };
    // The one that switched it on.
    expect(await withCode(codeOf(secret, -1))).toBe(401);
    const atOnce = await Promise.all([withCode(codeOf(secret)), withCode(codeOf(secret))]);
    expect(atOnce.sort()).toEqual([200, 401]);
    expect(await withCode(codeOf(secret))).toBe(401);
    expect(await withCode(codeOf(secret, 1))).toBe(200);
    expect(await withCode(codeOf(secret))).toBe(401);
  });

  it("goes on after a new secret, and not with a wrong old one", async () => {
    const seal = (data: string) => symmetricEncrypt({ key: "o".repeat(32), data });
    const others = await db.deleteFrom("two_factors").returningAll().execute();
    for (const name of ["Reem", "Omar"]) {
      const { id } = await person();
      const sealed = { secret: await seal(`the seed of ${name}`), backup_codes: await seal(`the codes of ${name}`) };
      await db
        .insertInto("two_factors")
        .values({ id: newId(), user_id: id, ...sealed })
        .execute();
    }
    const read = async () => {
      const rows = await db.selectFrom("two_factors").select(["secret", "backup_codes"]).orderBy("id").execute();
      const open = (data: string) => symmetricDecrypt({ key: "n".repeat(32), data });
      return Promise.all(rows.map(async ({ secret, backup_codes }) => [await open(secret), await open(backup_codes)]));
    };
    await expect(resealSecrets(db, { from: "x".repeat(32), to: "n".repeat(32) })).rejects.toThrow();
    await expect(read()).rejects.toThrow();
    expect(await resealSecrets(db, { from: "o".repeat(32), to: "n".repeat(32) })).toEqual({ people: 2 });
    expect(await read()).toEqual([
      ["the seed of Reem", "the codes of Reem"],
      ["the seed of Omar", "the codes of Omar"],
    ]);
    await db.deleteFrom("two_factors").execute();
    if (others.length > 0) await db.insertInto("two_factors").values(others).execute();
  });

  it("signs out everybody who came in without it", async () => {
    const { email } = await person();
    const thief = await signedIn(email);
    const owner = await signedIn(email);
    await setUp(owner);
    expect(await thief.viewer()).toBeNull();
    expect(await owner.viewer()).not.toBeNull();
  });

  it("is asked for after a code by mail, too", async () => {
    const { email } = await person();
    await setUp(await signedIn(email));
    const browser = new TestBrowser();
    const answer = await browser.send("/sign-in/email-otp", { email, otp: await codeFor(browser, email) });
    expect(await answer.json()).toMatchObject({ twoFactorRedirect: true });
    expect(await browser.viewer()).toBeNull();
  });

  it("takes each backup code once", async () => {
    const { email } = await person();
    const { backupCodes } = await setUp(await signedIn(email));
    for (const status of [200, 401]) {
      const browser = new TestBrowser();
      await browser.send("/sign-in/email", { email, password: PASSWORD });
      expect((await browser.send("/two-factor/verify-backup-code", { code: backupCodes[0] ?? "" })).status).toBe(status);
    }
  });

  it("stops guessing: five codes for one sign-in, ten for an account", async () => {
    const { email } = await person();
    const { secret } = await setUp(await signedIn(email));
    let last: Response | undefined;
    for (let round = 0; round < 2; round++) {
      const browser = new TestBrowser();
      await browser.send("/sign-in/email", { email, password: PASSWORD });
      for (let guess = 0; guess < 5; guess++) expect((await browser.send("/two-factor/verify-totp", { code: "000000" })).status).toBe(401);
      last = await browser.send("/two-factor/verify-totp", { code: codeOf(secret, round as 0 | 1) });
      expect(last.status).toBeGreaterThanOrEqual(400);
      expect(await browser.viewer()).toBeNull();
    }
    expect(last?.status).toBe(429);
  });

  it("leaves a trusted device alone until everything is signed out", async () => {
    const { id, email } = await person();
    const { secret } = await setUp(await signedIn(email));
    const browser = new TestBrowser();
    await browser.send("/sign-in/email", { email, password: PASSWORD });
    await browser.send("/two-factor/verify-totp", { code: codeOf(secret), trustDevice: true });
    browser.cookies.delete("diwan.session_token");
    await browser.send("/sign-in/email", { email, password: PASSWORD });
    expect(await browser.viewer()).toMatchObject({ id });

    const { endSessions } = await import("#app/platform/auth/sessions.server.ts");
    await endSessions(id);
    expect(await browser.viewer()).toBeNull();
    expect(await (await browser.send("/sign-in/email", { email, password: PASSWORD })).json()).toMatchObject({ twoFactorRedirect: true });
  });

  it("is turned on and off only with a recently confirmed password", async () => {
    const { id, email } = await person();
    const browser = await signedIn(email);
    expect((await browser.send("/two-factor/enable", { password: "not the password" })).status).toBe(400);
    await db
      .updateTable("sessions")
      .set({ confirmed_at: new Date(0) })
      .where("user_id", "=", id)
      .execute();
    expect(await (await browser.send("/two-factor/enable", { password: PASSWORD })).json()).toMatchObject({ code: "CONFIRM_FIRST" });
    expect((await browser.send("/passkey/generate-register-options")).status).toBe(403);
    const { sessionId = "" } = (await browser.viewer()) ?? {};
    expect(await confirmPassword(id, sessionId, "not the password")).toBe("wrong");
    expect(await confirmPassword(id, sessionId, PASSWORD)).toBe("confirmed");
    await setUp(browser);
    events.splice(0);
    expect((await browser.send("/two-factor/disable", { password: PASSWORD })).status).toBe(200);
    expect(events).toEqual([{ userId: id, change: "two_factor_off" }]);
    expect(await (await signedIn(email)).viewer()).toMatchObject({ id });
  });

  it("guards the confirmation itself against guessing", async () => {
    const { id, email } = await person();
    const { sessionId = "" } = (await (await signedIn(email)).viewer()) ?? {};
    for (let guess = 0; guess < 10; guess++) expect(await confirmPassword(id, sessionId, "guess")).toBe("wrong");
    expect(await confirmPassword(id, sessionId, PASSWORD)).toMatchObject({ retryAfter: expect.any(Number) });
  });

  it("is required for an admin's permissions, where configured", async () => {
    expect(env.isAdminTwoFactorRequired).toBe(true);
    const { email } = await person("admin");
    const browser = await signedIn(email);
    expect(await browser.viewer()).toMatchObject({ role: "homeowner", needsTwoFactor: true, permissions: [] });
    await setUp(browser);
    const viewer = await browser.viewer();
    expect(viewer?.role).toBe("admin");
    expect(viewer?.needsTwoFactor).toBeUndefined();
  });
});

describe("a code by mail", () => {
  it("signs in once", async () => {
    const { id, email } = await person();
    const browser = new TestBrowser();
    const otp = await codeFor(browser, email);
    expect((await browser.send("/sign-in/email-otp", { email, otp })).status).toBe(200);
    expect(await browser.viewer()).toMatchObject({ id });
    expect((await new TestBrowser().send("/sign-in/email-otp", { email, otp })).status).toBe(400);
  });

  it("confirms the address, and removes what someone else may have set up with it before", async () => {
    const email = "unproven@example.com";
    const early = new TestBrowser();
    await early.send("/sign-up/email", { name: "Mallory", email, password: PASSWORD });
    await early.send("/sign-in/email", { email, password: PASSWORD });
    const owner = new TestBrowser();
    expect((await owner.send("/sign-in/email-otp", { email, otp: await codeFor(owner, email) })).status).toBe(200);
    expect(await owner.viewer()).toMatchObject({ email });
    expect(await early.viewer()).toBeNull();
    expect((await new TestBrowser().send("/sign-in/email", { email, password: PASSWORD })).status).toBe(401);
    expect(await db.selectFrom("users").select("email_verified").where("email", "=", email).executeTakeFirst()).toEqual({ email_verified: true });
  });

  it("is for existing accounts, and answers all addresses alike", async () => {
    const { email } = await person();
    const ask = (address: string) => new TestBrowser().send("/email-otp/send-verification-otp", { email: address, type: "sign-in" });
    const time = async (address: string) => {
      const start = performance.now();
      const answer = await ask(address);
      return { status: answer.status, text: await answer.text(), headers: [...answer.headers.keys()].sort(), ms: performance.now() - start };
    };
    const [known, unknown] = [await time(email), await time("nobody@example.com")];
    expect({ ...known, ms: 0 }).toEqual({ ...unknown, ms: 0 });
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(390);
    expect((await new TestBrowser().send("/sign-in/email-otp", { email: "nobody@example.com", otp: "123456" })).status).toBe(400);
    expect(await db.selectFrom("users").select("id").where("email", "=", "nobody@example.com").executeTakeFirst()).toBeUndefined();
  });

  it("ends after five wrong tries from anywhere, and answers them as for an unknown address", async () => {
    const { email } = await person();
    const otp = await codeFor(new TestBrowser(), email);
    const wrong = otp === "111111" ? "222222" : "111111";
    const answers: string[] = [];
    for (let i = 0; i < 7; i++) answers.push(await (await new TestBrowser().send("/sign-in/email-otp", { email, otp: wrong })).text());
    answers.push(await (await new TestBrowser().send("/sign-in/email-otp", { email: "nobody@example.com", otp: wrong })).text());
    expect(new Set(answers).size).toBe(1);
    expect((await new TestBrowser().send("/sign-in/email-otp", { email, otp })).status).toBe(400);
  });

  it("is over after ten minutes", async () => {
    const { email } = await person();
    const otp = await codeFor(new TestBrowser(), email);
    const rows = await db.selectFrom("verifications").select("expires_at").orderBy("expires_at", "desc").execute();
    expect(rows.every((row) => row.expires_at.getTime() <= Date.now() + 30 * DAY_MS)).toBe(true);
    await db
      .updateTable("verifications")
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect((await new TestBrowser().send("/sign-in/email-otp", { email, otp })).status).toBe(400);
  });

  it("is no way to a new password or a confirmed address", async () => {
    const { email } = await person();
    for (const type of ["forget-password", "email-verification", "change-email"])
      expect((await new TestBrowser().send("/email-otp/send-verification-otp", { email, type })).status).toBe(400);
    for (const path of ["/email-otp/reset-password", "/email-otp/verify-email", "/email-otp/request-password-reset", "/email-otp/check-verification-otp"])
      expect((await new TestBrowser().send(path, { email, otp: "123456" })).status).toBe(404);
  });
});

describe("a new address", () => {
  it("is taken over with a code that went there, and the old one is notified", async () => {
    const { id, email } = await person();
    const browser = await signedIn(email);
    const newEmail = `new-${email}`;
    expect((await browser.send("/email-otp/request-email-change", { newEmail })).status).toBe(200);
    const otp = /Your code: (\d{6})/.exec(await mailTo(newEmail, "Your code: "))?.[1] ?? "";
    expect((await browser.send("/email-otp/change-email", { newEmail, otp: otp === "111111" ? "222222" : "111111" })).status).toBe(400);
    expect((await browser.send("/email-otp/change-email", { newEmail, otp })).status).toBe(200);
    expect(events).toEqual([{ userId: id, change: "email", formerEmail: email }]);
    expect(await browser.viewer()).toMatchObject({ email: newEmail });
    expect(await db.selectFrom("profiles").select("email").where("id", "=", id).executeTakeFirst()).toEqual({ email: newEmail });
  });

  it("answers the same where it belongs to another account", async () => {
    const { email } = await person();
    const { email: taken } = await person();
    const browser = await signedIn(email);
    const answers = [];
    for (const newEmail of [taken, "free@example.com"]) {
      const answer = await browser.send("/email-otp/request-email-change", { newEmail });
      answers.push([answer.status, await answer.text()]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});
