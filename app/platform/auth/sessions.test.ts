import { afterAll, describe, expect, it } from "vitest";
import { putAccount, setRole } from "#app/platform/auth/accounts.server.ts";
import { startImpersonation, stopImpersonation } from "#app/platform/auth/impersonation.server.ts";
import { endSessions, touchSession } from "#app/platform/auth/sessions.server.ts";
import type { Role } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { closeLive } from "#app/platform/live/live.server.ts";
import { TestBrowser } from "#app/platform/testing/browser.ts";

const PASSWORD = "quiet courtyard 7";
let people = 0;

async function person(role: Role = "homeowner") {
  const email = `person${people++}@example.com`;
  const { id } = await putAccount(db, { email, name: `Person ${people}`, password: PASSWORD, role });
  // Admins have their second factor here: these tests are about what follows.
  if (role === "admin") await db.updateTable("users").set({ two_factor_enabled: true }).where("id", "=", id).execute();
  return { id, email };
}

/** A session without the questions of the sign-in: administrators have a second factor. */
async function signedIn({ id, email }: { id: string; email: string }): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await db.updateTable("users").set({ two_factor_enabled: false }).where("id", "=", id).execute();
  expect((await browser.send("/sign-in/email", { email, password: PASSWORD })).status).toBe(200);
  await db.updateTable("users").set({ two_factor_enabled: true }).where("id", "=", id).execute();
  return browser;
}

afterAll(async () => {
  await closeLive();
  await disconnect();
});

describe("sessions", () => {
  it("end all at once, or all but one, and replaying a cookie afterwards is worth nothing", async () => {
    const reem = await person();
    const [here, there, third] = [await signedIn(reem), await signedIn(reem), await signedIn(reem)];
    const { sessionId } = (await here.viewer()) ?? {};
    expect(await endSessions(reem.id, { except: sessionId })).toBe(2);
    expect([await here.viewer(), await there.viewer(), await third.viewer()].map(Boolean)).toEqual([true, false, false]);
    const stored = here.cookie;
    expect(await endSessions(reem.id)).toBe(1);
    const replay = new TestBrowser();
    replay.cookies.set("diwan.session_token", stored.slice(stored.indexOf("=") + 1));
    expect(await replay.viewer()).toBeNull();
  });

  it("end with the transaction that ends them, not before", async () => {
    const reem = await person();
    const browser = await signedIn(reem);
    await db
      .transaction()
      .execute(async (trx) => {
        await endSessions(reem.id, { trx });
        throw new Error("changed my mind");
      })
      .catch(() => undefined);
    expect(await browser.viewer()).not.toBeNull();
  });

  it("a stolen cookie works elsewhere, is listed, and ends with its session", async () => {
    const reem = await person();
    const owner = await signedIn(reem);
    const thief = new TestBrowser();
    thief.cookies.set("diwan.session_token", owner.cookies.get("diwan.session_token") ?? "");
    const stolen = await thief.viewer();
    expect(stolen?.id).toBe(reem.id);
    expect(stolen?.sessionId).toBe((await owner.viewer())?.sessionId);
    await owner.send("/sign-out", {});
    expect(await thief.viewer()).toBeNull();
  });

  it("a person is seen from the moment they sign in", async () => {
    const [reem, sara] = [await person(), await person()];
    await signedIn(reem);
    const seen = async (id: string) => (await db.selectFrom("users").select("last_seen_at").where("id", "=", id).executeTakeFirstOrThrow()).last_seen_at;
    expect(await seen(reem.id)).not.toBeNull();
    expect(await seen(sara.id)).toBeNull();
  });

  it("are marked as seen, at most every few minutes", async () => {
    const reem = await person();
    const browser = await signedIn(reem);
    const seen = async () => await db.selectFrom("sessions").select(["id", "last_seen_at"]).where("user_id", "=", reem.id).executeTakeFirstOrThrow();
    const long = new Date(Date.now() - 3_600_000);
    await db.updateTable("sessions").set({ last_seen_at: long }).where("user_id", "=", reem.id).execute();
    await browser.viewer();
    await expect.poll(async () => (await seen()).last_seen_at.getTime()).toBeGreaterThan(long.getTime());
    expect((await db.selectFrom("users").select("last_seen_at").where("id", "=", reem.id).executeTakeFirstOrThrow()).last_seen_at).not.toBeNull();
    const before = await seen();
    touchSession({ id: before.id, lastSeenAt: before.last_seen_at });
    expect(await seen()).toEqual(before);
  });
});

describe("accounts that are closed", () => {
  const set = (id: string, values: { suspended_at?: Date | null; deletion_requested_at?: Date | null }) =>
    db.updateTable("users").set(values).where("id", "=", id).execute();

  it("reveals a suspension only after the right password, and ends open sessions", async () => {
    const reem = await person();
    const open = await signedIn(reem);
    await set(reem.id, { suspended_at: new Date() });
    expect(await open.viewer()).toBeNull();
    const browser = new TestBrowser();
    const [right, wrong, unknown] = [
      await browser.send("/sign-in/email", { email: reem.email, password: PASSWORD }),
      await browser.send("/sign-in/email", { email: reem.email, password: "not the password" }),
      await browser.send("/sign-in/email", { email: "nobody@example.com", password: "not the password" }),
    ];
    expect([right.status, await right.json()]).toMatchObject([403, { code: "ACCOUNT_SUSPENDED" }]);
    expect([wrong.status, await wrong.text()]).toEqual([unknown.status, await unknown.text()]);
    await set(reem.id, { suspended_at: null });
    expect(await (await signedIn(reem)).viewer()).toMatchObject({ id: reem.id });
  });

  it("signs in people who asked for deletion, and says so", async () => {
    const reem = await person();
    const at = new Date("2026-01-02T03:04:05Z");
    await set(reem.id, { deletion_requested_at: at });
    expect(await (await signedIn(reem)).viewer()).toMatchObject({ deletionRequestedAt: at.toISOString() });
  });
});

describe("an administrator as someone else", () => {
  const start = (browser: TestBrowser, id: string) => startImpersonation(id, { headers: browser.headers, ip: browser.ip });

  it("is that person with their own name behind it, and comes back", async () => {
    const [admin, reem] = [await person("admin"), await person("vendor")];
    const browser = await signedIn(admin);
    const started = await start(browser, reem.id);
    browser.store(started?.setCookies ?? []);
    expect(await browser.viewer()).toMatchObject({ id: reem.id, role: "vendor", impersonatedBy: { id: admin.id }, sessionId: started?.sessionId });
    const row = await db
      .selectFrom("sessions")
      .selectAll()
      .where("id", "=", started?.sessionId ?? "")
      .executeTakeFirstOrThrow();
    expect(row.ip_address).toBe(browser.ip);
    expect(row.expires_at.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);

    for (const [path, body] of [
      ["/change-password", { currentPassword: PASSWORD, newPassword: "another courtyard 8" }],
      ["/two-factor/enable", { password: PASSWORD }],
      ["/email-otp/request-email-change", { newEmail: "elsewhere@example.com" }],
    ] as const)
      expect((await browser.send(path, body)).status).toBe(403);
    expect(await start(browser, (await person()).id)).toBeNull();

    const stopped = await stopImpersonation({ headers: browser.headers, ip: browser.ip });
    expect(stopped).toMatchObject({ userId: reem.id, adminId: admin.id });
    const visit = browser.cookie;
    browser.store(stopped?.setCookies ?? []);
    expect(await browser.viewer()).toMatchObject({ id: admin.id, role: "admin" });
    expect(browser.cookies.size).toBe(1);
    const replay = new TestBrowser();
    replay.store(visit.split("; "));
    expect(await replay.viewer()).toBeNull();
  });

  it("comes back to nobody where the administrator's own session is over, gone or someone else's", async () => {
    const other = await person();
    const own = (id: string) => db.updateTable("sessions").where("user_id", "=", id);
    for (const change of [
      (id: string) =>
        own(id)
          .set({ expires_at: new Date(Date.now() - 1_000) })
          .execute(),
      (id: string) => db.deleteFrom("sessions").where("user_id", "=", id).execute(),
      (id: string) => own(id).set({ user_id: other.id }).execute(),
    ]) {
      const [admin, reem] = [await person("admin"), await person()];
      const browser = await signedIn(admin);
      browser.store((await start(browser, reem.id))?.setCookies ?? []);
      await change(admin.id);
      const stopped = await stopImpersonation({ headers: browser.headers, ip: browser.ip });
      expect(stopped).toMatchObject({ userId: reem.id, adminId: admin.id });
      browser.store(stopped?.setCookies ?? []);
      expect(browser.cookies.size).toBe(0);
    }
  });

  it("is for administrators only, and of nobody like them", async () => {
    const [admin, other, reem, suspended] = [await person("admin"), await person("admin"), await person(), await person()];
    expect(await start(await signedIn(reem), admin.id)).toBeNull();
    expect(await start(new TestBrowser(), reem.id)).toBeNull();
    const browser = await signedIn(admin);
    await db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", suspended.id).execute();
    for (const id of [admin.id, other.id, suspended.id, "01900000-0000-7000-8000-000000000001"]) expect(await start(browser, id)).toBeNull();
    expect(await stopImpersonation({ headers: browser.headers, ip: browser.ip })).toBeNull();
  });

  it("ends when the administrator is signed out everywhere, loses the role, or signs out", async () => {
    for (const end of [
      (admin: { id: string }) => endSessions(admin.id),
      (admin: { id: string }) => db.transaction().execute((trx) => setRole(trx, admin.id, "homeowner")),
    ]) {
      const [admin, reem] = [await person("admin"), await person()];
      const browser = await signedIn(admin);
      browser.store((await start(browser, reem.id))?.setCookies ?? []);
      expect(await browser.viewer()).toMatchObject({ id: reem.id });
      await end(admin);
      expect(await browser.viewer()).toBeNull();
    }
    const [admin, reem] = [await person("admin"), await person()];
    const browser = await signedIn(admin);
    const own = browser.cookie;
    browser.store((await start(browser, reem.id))?.setCookies ?? []);
    await browser.send("/sign-out", {});
    expect(await browser.viewer()).toBeNull();
    const replay = new TestBrowser();
    replay.store([own]);
    expect(await replay.viewer()).toBeNull();
  });
});
