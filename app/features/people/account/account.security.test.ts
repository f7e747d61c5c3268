import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { serverClient } from "#app/api/server-client.server.ts";
import { putAccount } from "#app/platform/auth/accounts.server.ts";
import { deviceOf } from "#app/platform/auth/device.server.ts";
import { onSecurityChange } from "#app/platform/auth/security-events.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { closeLive } from "#app/platform/live/live.server.ts";
import { mailJob } from "#app/platform/mail/mail.server.ts";
import { mailTo, TestBrowser } from "#app/platform/testing/browser.ts";
import { notifySecurityChange } from "./server/security-events.server.ts";

const PASSWORD = "quiet courtyard 7";
const as = (viewer: Viewer | null) => serverClient({ viewer, language: "en", requestId: "test", ip: "192.0.2.1" }).accountSecurity;

type Person = { viewer: Viewer; browser: TestBrowser; email: string };
let reem: Person;
let sami: Person;

async function person(email: string): Promise<Person> {
  await putAccount(db, { email, name: "Reem", password: PASSWORD, role: "homeowner" });
  return again({ email });
}

async function again({ email }: { email: string }): Promise<Person> {
  const browser = new TestBrowser();
  await browser.send("/sign-in/email", { email, password: PASSWORD });
  const viewer = await browser.viewer();
  if (!viewer) throw new Error("not signed in");
  return { viewer, browser, email };
}

async function addPasskey({ viewer }: Person): Promise<string> {
  const id = newId();
  const key = { name: "My phone", public_key: "x", credential_id: id, device_type: "multiDevice", backed_up: true };
  await db
    .insertInto("passkeys")
    .values({ id, user_id: viewer.id, ...key })
    .execute();
  return id;
}

let number = 0;
beforeAll(async () => {
  await startJobs([mailJob]);
  onSecurityChange(notifySecurityChange);
});
beforeEach(async () => {
  reem = await person(`reem${number}@example.com`);
  sami = await person(`sami${number++}@example.com`);
});
afterAll(async () => {
  await stopJobs();
  await closeLive();
  await disconnect();
});

describe("security settings", () => {
  it("show the ways into one's own account", async () => {
    const id = await addPasskey(reem);
    await addPasskey(sami);
    expect(await as(reem.viewer).get()).toMatchObject({
      email: reem.email,
      isEmailVerified: true,
      hasPassword: true,
      hasTwoFactor: false,
      isTwoFactorRequired: false,
      backupCodesLeft: null,
      isConfirmed: true,
      passkeys: [{ id, name: "My phone", isSynced: true }],
      providers: [],
    });
  });

  it("confirm the password for a quarter of an hour", async () => {
    await db
      .updateTable("sessions")
      .set({ confirmed_at: new Date(Date.now() - 3_600_000) })
      .where("user_id", "=", reem.viewer.id)
      .execute();
    expect(await as(reem.viewer).get()).toMatchObject({ isConfirmed: false });
    await expect(as(reem.viewer).confirm({ password: "not the password" })).rejects.toMatchObject({
      code: "INVALID",
      data: { fields: { password: "error.passwordWrong" } },
    });
    await as(reem.viewer).confirm({ password: PASSWORD });
    expect(await as(reem.viewer).get()).toMatchObject({ isConfirmed: true });
  });

  it("remove one's own passkeys only, and notify", async () => {
    const id = await addPasskey(reem);
    await expect(as(sami.viewer).removePasskey({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await as(reem.viewer).removePasskey({ id });
    await expect(as(reem.viewer).removePasskey({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const notices = await db.selectFrom("notifications").select(["kind", "params", "href"]).where("user_id", "=", reem.viewer.id).execute();
    expect(notices).toEqual([{ kind: "security_changed", params: { what: "passkey_removed" }, href: "/dashboard/settings/security" }]);
  });

  it("are the owner's alone, also while an administrator is signed in as them", async () => {
    const visit = as({ ...reem.viewer, impersonatedBy: { id: sami.viewer.id, name: "Sami" } });
    const id = await addPasskey(reem);
    const calls = [() => visit.confirm({ password: PASSWORD }), () => visit.removePasskey({ id }), () => visit.endSessions({}), () => visit.endSession({ id })];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(as(null).get()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("notify of a new password and, at the old address, of a new one", async () => {
    await reem.browser.send("/change-password", { currentPassword: PASSWORD, newPassword: "another courtyard 8", revokeOtherSessions: true });
    const notices = await db.selectFrom("notifications").select("params").where("user_id", "=", reem.viewer.id).execute();
    expect(notices).toEqual([{ params: { what: "password" } }]);
    await notifySecurityChange({ userId: reem.viewer.id, change: "email", formerEmail: `old-${reem.email}` });
    await mailTo(`old-${reem.email}`, "This one is no longer linked to it");
  });
});

describe("sessions", () => {
  it("are listed with their device, the present one first, and nobody else's", async () => {
    const other = await again(reem);
    const { items } = await as(reem.viewer).listSessions();
    expect(items.map(({ id, isCurrent }) => ({ id, isCurrent }))).toEqual([
      { id: reem.viewer.sessionId, isCurrent: true },
      { id: other.viewer.sessionId, isCurrent: false },
    ]);
    expect(items[0]).toMatchObject({ browser: "Firefox", system: "Linux", kind: "computer", address: reem.browser.ip, openedBy: null });
  });

  it("end one by one, others' never", async () => {
    const other = await again(reem);
    const id = other.viewer.sessionId ?? "";
    await expect(as(sami.viewer).endSession({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await as(reem.viewer).endSession({ id });
    expect([await other.browser.viewer(), (await reem.browser.viewer())?.id]).toEqual([null, reem.viewer.id]);
  });

  it("end everywhere else, or altogether", async () => {
    const other = await again(reem);
    expect(await as(reem.viewer).endSessions({})).toEqual({ ended: 1 });
    expect([await other.browser.viewer(), (await reem.browser.viewer())?.id]).toEqual([null, reem.viewer.id]);
    expect(await as(reem.viewer).endSessions({ includesCurrent: true })).toEqual({ ended: 1 });
    expect(await reem.browser.viewer()).toBeNull();
    expect(await sami.browser.viewer()).not.toBeNull();
  });

  it("name the browser and system of the user agent", () => {
    const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
    expect(deviceOf(phone)).toEqual({ browser: "Safari", system: "iOS", kind: "phone" });
    expect(deviceOf("curl/8.0")).toMatchObject({ system: null, kind: "unknown" });
    expect(deviceOf(null)).toEqual({ browser: null, system: null, kind: "unknown" });
  });
});
