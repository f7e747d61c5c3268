import { beforeEach, describe, expect, test, vi } from "vitest";
import { serverClient } from "#app/api/server-client.server.ts";
import { putAccount } from "#app/platform/auth/accounts.server.ts";
import { authHandler } from "#app/platform/auth/auth-handler.server.ts";
import type { Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { env } from "#app/platform/env/env.server.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { GRACE_DAYS } from "./personal-data.ts";
import { cancelToken } from "./server/deletion.server.ts";
import { eraseDue } from "./server/erasure.server.ts";

const mails = vi.hoisted(() => [] as { to: string; subject: string; text: string }[]);
vi.mock("#app/platform/mail/mail.server.ts", async (original) => ({
  ...(await original<object>()),
  sendMail: async (mail: (typeof mails)[number]) => void mails.push(mail),
}));

const PASSWORD = "a good long password";
const client = (viewer: Viewer | null, language = "en") => serverClient({ viewer, language, requestId: newId(), ip: newId() });

async function person(role: Role, name: string): Promise<Viewer> {
  const email = `${name.toLowerCase()}-${newId()}@test.example`;
  const { id } = await putAccount(db, { email, name, password: PASSWORD, role });
  return { id, name, email, role, roleIsFallback: false, permissions: [], language: null, theme: null };
}
async function session(userId: string) {
  const id = newId();
  await db
    .insertInto("sessions")
    .values({ id, user_id: userId, token: id, expires_at: new Date(Date.now() + DAY_MS) })
    .execute();
}
const count = async (table: "sessions" | "users" | "profiles" | "consents" | "files", column: string, id: string) =>
  Number(
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as("n"))
        .where(column as never, "=", id as never)
        .executeTakeFirstOrThrow()
    ).n,
  );

let reem: Viewer;
beforeEach(async () => {
  mails.length = 0;
  reem = await person("homeowner", "Reem");
});

describe("consents", () => {
  test("a choice is recorded with version and source; the same again adds nothing; each sees their own", async () => {
    const mine = client(reem).personalData;
    expect((await mine.consents()).current).toEqual([]);
    await mine.setConsent({ kind: "marketing", isGiven: true });
    await mine.setConsent({ kind: "marketing", isGiven: true });
    const after = await mine.setConsent({ kind: "marketing", isGiven: false, source: "notice" });
    expect(after.current).toMatchObject([{ kind: "marketing", isGiven: false, source: "notice", version: "2026-10-01" }]);
    expect(after.history.map((entry) => entry.isGiven)).toEqual([false, true]);
    const other = await person("homeowner", "Other");
    expect((await client(other).personalData.consents()).history).toEqual([]);
    await expect(client(null).personalData.consents()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  test("two clicks at once make one entry", async () => {
    const someone = await person("vendor", "Clicker");
    const mine = client(someone).personalData;
    await Promise.all([1, 2, 3].map(() => mine.setConsent({ kind: "analytics", isGiven: true })));
    expect(await count("consents", "user_id", someone.id)).toBe(1);
  });

  test("terms cannot be taken back without leaving, and the record cannot be changed", async () => {
    await expect(client(reem).personalData.setConsent({ kind: "terms" as "marketing", isGiven: false })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await client(reem).personalData.setConsent({ kind: "analytics", isGiven: true });
    await expect(db.updateTable("consents").set({ is_given: false }).where("user_id", "=", reem.id).execute()).rejects.toThrow("append-only");
    await expect(db.deleteFrom("consents").where("user_id", "=", reem.id).execute()).rejects.toThrow("append-only");
  });
});

describe("signing up", () => {
  const signUp = async (email: string, userMetadata: object) => {
    const headers = { "content-type": "application/json", origin: env.siteUrl, "user-agent": "Test browser" };
    const body = JSON.stringify({ name: "New", email, password: "correct horse battery", userMetadata });
    const answer = await authHandler(new Request(`${env.siteUrl}/api/auth/sign-up/email`, { method: "POST", headers, body }), {
      ip: "198.51.100.7",
      language: "ar",
    });
    expect(answer.status).toBe(200);
    return db
      .selectFrom("consents as c")
      .innerJoin("users as u", "u.id", "c.user_id")
      .select(["c.kind", "c.is_given", "c.source", "c.language", "c.ip_address", "c.user_agent", "c.version"])
      .where("u.email", "=", email)
      .orderBy("c.kind")
      .execute();
  };

  test("is on record as consent to terms and privacy, and to news when that was ticked", async () => {
    const plain = await signUp("plain@test.example", { role: "homeowner" });
    expect(plain.map(({ kind }) => kind)).toEqual(["privacy", "terms"]);
    expect(plain[0]).toEqual({
      kind: "privacy",
      is_given: true,
      source: "sign_up",
      language: "ar",
      ip_address: "198.51.100.7",
      user_agent: "Test browser",
      version: "2026-10-01",
    });
    expect((await signUp("news@test.example", { role: "vendor", marketing: true })).map(({ kind }) => kind)).toEqual(["marketing", "privacy", "terms"]);
    // a known address answers the same and records nothing
    expect(await signUp("plain@test.example", { role: "homeowner", marketing: true })).toHaveLength(2);
  });
});

describe("closing an account", () => {
  test("asks for the password", async () => {
    const mine = client(reem).personalData;
    expect(await mine.deletion()).toEqual({ hasPassword: true, isLastAdmin: false });
    await expect(mine.requestDeletion({})).rejects.toMatchObject({ code: "INVALID", data: { fields: { password: "required" } } });
    await expect(mine.requestDeletion({ password: "not this one" })).rejects.toMatchObject({ code: "INVALID", data: { fields: { password: "wrong" } } });
    await expect(client(null).personalData.requestDeletion({ password: PASSWORD })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  test("guesses are limited", async () => {
    const someone = await person("homeowner", "Guessed");
    const mine = client(someone).personalData;
    for (let n = 0; n < 10; n += 1) await expect(mine.requestDeletion({ password: `guess ${n}` })).rejects.toMatchObject({ code: "INVALID" });
    await expect(mine.requestDeletion({ password: PASSWORD })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  test("ends every session at once, says when, and mails the way back", async () => {
    const sara = await person("homeowner", "Sara");
    await session(sara.id);
    await session(sara.id);
    const { erasedAt } = await client(sara).personalData.requestDeletion({ password: PASSWORD });
    expect(Math.round((Date.parse(erasedAt) - Date.now()) / DAY_MS)).toBe(GRACE_DAYS);
    expect(await count("sessions", "user_id", sara.id)).toBe(0);
    expect(mails).toHaveLength(1);
    const link = /\/cancel-deletion\?token=(\S+)/.exec(mails[0]?.text ?? "")?.[1] ?? "";
    // signed in again: every door but one is closed
    const closed = { ...sara, deletionRequestedAt: new Date().toISOString() };
    await expect(client(closed).personalData.consents()).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(client(closed).personalData.requestExport()).rejects.toMatchObject({ code: "FORBIDDEN" });
    // the link of the mail reopens it, once
    expect(await client(null).personalData.cancelDeletion({ token: decodeURIComponent(link) })).toEqual({ stored: true });
    await expect(client(null).personalData.cancelDeletion({ token: decodeURIComponent(link) })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const row = await db.selectFrom("users").select("deletion_requested_at").where("id", "=", sara.id).executeTakeFirst();
    expect(row?.deletion_requested_at).toBeNull();
    // an old link does not open a later request
    await client(sara).personalData.requestDeletion({ password: PASSWORD });
    await expect(client(null).personalData.cancelDeletion({ token: decodeURIComponent(link) })).rejects.toMatchObject({ code: "NOT_FOUND" });
    // signing in again reopens it without the link
    expect(await client(closed).personalData.cancelDeletion({})).toEqual({ stored: true });
    const actions = await db.selectFrom("audit_events").select("action").where("entity_id", "=", sara.id).orderBy("id").execute();
    expect(actions.map(({ action }) => action)).toEqual(["account.close", "account.keep", "account.close", "account.keep"]);
  });

  test("nobody else's token, and nobody without one", async () => {
    await expect(client(null).personalData.cancelDeletion({})).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(client(null).personalData.cancelDeletion({ token: "nonsense" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const [one, two] = [await person("homeowner", "One"), await person("homeowner", "Two")];
    const at = new Date();
    await db.updateTable("users").set({ deletion_requested_at: at }).where("id", "in", [one.id, two.id]).execute();
    const forged = cancelToken(one.id, at).replace(one.id, two.id);
    await expect(client(null).personalData.cancelDeletion({ token: forged })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("without a password a code by e-mail takes its place; Arabic digits are digits", async () => {
    const social = await person("homeowner", "Social");
    await db.deleteFrom("accounts").where("user_id", "=", social.id).execute();
    const mine = client(social).personalData;
    expect(await mine.deletion()).toMatchObject({ hasPassword: false });
    await expect(mine.requestDeletion({ code: "" })).rejects.toMatchObject({ data: { fields: { code: "required" } } });
    await mine.sendDeletionCode();
    const code = /\b\d{6}\b/.exec(mails[0]?.text ?? "")?.[0] ?? "";
    const wrong = code === "000000" ? "000001" : "000000";
    await expect(mine.requestDeletion({ code: wrong })).rejects.toMatchObject({ data: { fields: { code: "wrong" } } });
    const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect(await mine.requestDeletion({ code: arabic })).toHaveProperty("erasedAt");
  });

  test("not while an admin is signed in as the person", async () => {
    const looked = { ...reem, impersonatedBy: { id: newId(), name: "Sami" } };
    await expect(client(looked).personalData.requestDeletion({ password: PASSWORD })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(client(looked).personalData.requestExport()).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(client(looked).personalData.sendDeletionCode()).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("of two last admins that leave at once, one stays", async () => {
    const [first, second] = [await person("admin", "First"), await person("admin", "Second")];
    const outcomes = await Promise.allSettled([first, second].map((admin) => client(admin).personalData.requestDeletion({ password: PASSWORD })));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const stays = outcomes[0]?.status === "rejected" ? first : second;
    // What someone chose at the sign-up comes before what the server noted: no admin.
    const chose = await person("vendor", "Chose");
    await db
      .updateTable("users")
      .set({ user_metadata: { role: "vendor" }, app_metadata: { role: "admin" } })
      .where("id", "=", chose.id)
      .execute();
    expect(await client(stays).personalData.deletion()).toMatchObject({ isLastAdmin: true });
    await expect(client(stays).personalData.requestDeletion({ password: PASSWORD })).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("erasing", () => {
  const request = (requester: Viewer, vendorId: string) => ({
    id: newId(),
    idempotency_key: newId(),
    vendor_id: vendorId,
    requester_id: requester.id,
    project_type: "majlis",
    city: "Riyadh",
    start_when: "now",
    description: "A men's majlis",
    contact_name: requester.name,
    contact_email: requester.email,
    contact_phone: "+966505032807",
    language: "en",
  });

  test("waits for the grace period, then leaves others' data without the person", async () => {
    const huda = await person("homeowner", "Huda");
    const vendorId = newId();
    await db.insertInto("vendors").values({ id: vendorId, name: "Bayt", slug: "bayt", status: "Verified" }).execute();
    await giveVendor(vendorId, huda.id);
    const quote = request(huda, vendorId);
    await db.insertInto("quote_requests").values(quote).execute();
    await db
      .insertInto("reviews")
      .values({ id: newId(), subject_type: "vendor", subject_id: vendorId, author_id: huda.id, author_name: "Huda", rating: 5 })
      .execute();
    await client(huda).personalData.setConsent({ kind: "marketing", isGiven: true });
    const now = Date.now();
    await client(huda).personalData.requestDeletion({ password: PASSWORD });
    mails.length = 0;

    await eraseDue(new Date(now + GRACE_DAYS * DAY_MS - 1000));
    expect(await count("users", "id", huda.id)).toBe(1);

    const then = new Date(Date.now() + GRACE_DAYS * DAY_MS + 1000);
    // too late to reopen it: files may be gone already
    const row = await db.selectFrom("users").select("deletion_requested_at").where("id", "=", huda.id).executeTakeFirstOrThrow();
    const { cancelDeletion } = await import("./server/deletion.server.ts");
    await expect(cancelDeletion(null, cancelToken(huda.id, row.deletion_requested_at ?? new Date()), then)).rejects.toMatchObject({ code: "NOT_FOUND" });

    expect(await eraseDue(then)).toBeGreaterThanOrEqual(1);
    for (const [table, column] of [
      ["users", "id"],
      ["profiles", "id"],
      ["consents", "user_id"],
      ["sessions", "user_id"],
    ] as const)
      expect(await count(table, column, huda.id), table).toBe(0);
    expect(await db.selectFrom("quote_requests").selectAll().where("id", "=", quote.id).executeTakeFirst()).toMatchObject({
      requester_id: null,
      description: "A men's majlis",
      contact_name: "—",
      contact_email: "",
      contact_phone: null,
    });
    expect(await db.selectFrom("reviews").select(["author_id", "author_name", "rating"]).where("subject_id", "=", vendorId).execute()).toEqual([
      { author_id: null, author_name: "—", rating: 5 },
    ]);
    expect(await db.selectFrom("vendors").select("organization_id").where("id", "=", vendorId).executeTakeFirst()).toEqual({ organization_id: null });
    const events = await db.selectFrom("audit_events").select(["action", "actor_id"]).where("entity_id", "=", huda.id).orderBy("id").execute();
    expect(events).toEqual([
      { action: "account.close", actor_id: null },
      { action: "account.erase", actor_id: null },
    ]);
    expect(mails.filter((mail) => mail.to === huda.email)).toHaveLength(1);
    // a job that runs again finds nothing to do
    mails.length = 0;
    expect(await eraseDue(then)).toBe(0);
    expect(mails).toEqual([]);
  });
});
