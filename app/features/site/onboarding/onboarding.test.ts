import { createRouterClient } from "@orpc/server";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import { setRole } from "#app/platform/auth/accounts.server.ts";
import { roleCache } from "#app/platform/auth/role-cache.server.ts";
import type { SignUpRole, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { findMissingStep } from "./server/facts.server.ts";
import { onboardingRouter } from "./server/procedures.server.ts";
import "#app/api/router.server.ts";

let n = 0;
/** An account as sign-up makes it: the chosen role is in the user metadata, if any. */
async function signUp(name: string, wish?: SignUpRole): Promise<string> {
  const id = newId();
  n += 1;
  await db
    .insertInto("users")
    .values({ id, name, email: `p${n}@test.example`, user_metadata: JSON.stringify(wish ? { role: wish } : {}) })
    .execute();
  await db
    .insertInto("profiles")
    .values({ id, full_name: name, email: `p${n}@test.example` })
    .execute();
  return id;
}
/** The person as the next request has them. */
async function viewerOf(id: string): Promise<Viewer> {
  const grants = await roleCache().get(id);
  const user = await db.selectFrom("users").select(["name", "email"]).where("id", "=", id).executeTakeFirstOrThrow();
  if (!grants) throw new Error("no such account");
  return { id, ...user, role: grants.role, roleIsFallback: grants.isFallback, permissions: grants.permissions, language: null, theme: null };
}
const as = async (id: string) =>
  createRouterClient(onboardingRouter, { context: { viewer: await viewerOf(id), language: "en", requestId: "r", ip: "192.0.2.1" } });
const problems = (fields: Record<string, string>) => expect.objectContaining({ code: "INVALID", data: { fields } });
const categories = { tiles: newId(), doors: newId(), old: newId() };

beforeAll(async () => {
  await db
    .insertInto("categories")
    .values([
      { id: categories.tiles, name: "Tiles", slug: "tiles", type: "Product" },
      { id: categories.doors, name: "Doors", slug: "doors", type: "Product" },
      { id: categories.old, name: "Old", slug: "old", type: "Product", is_active: false },
    ])
    .execute();
});

describe("the role", () => {
  test("accounts without one are sent to choose one, never admin", async () => {
    const id = await signUp("Reem");
    expect(await findMissingStep(await viewerOf(id))).toBe("/onboarding/role-selection");
    const client = await as(id);
    expect(await client.state()).toMatchObject({ role: "homeowner", canChooseRole: true, isDone: false, steps: [] });
    await expect(client.chooseRole({ role: "admin" as never })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await client.chooseRole({ role: "homeowner" })).toMatchObject({ role: "homeowner", canChooseRole: false, isDone: true });
    expect(await findMissingStep(await viewerOf(id))).toBeNull();
    await expect(client.chooseRole({ role: "vendor" })).rejects.toMatchObject({ code: "ROLE_FIXED" });
  });
  test("what was said at sign-up may change until the onboarding ends", async () => {
    const id = await signUp("Faisal", "professional");
    expect(await findMissingStep(await viewerOf(id))).toBe("/professional-onboarding");
    await (await as(id)).saveStep({ step: "person", fullName: "Faisal", phone: "0505032807" });
    expect(await (await as(id)).chooseRole({ role: "vendor" })).toMatchObject({ role: "vendor", step: "company", canChooseRole: true });
    expect(await findMissingStep(await viewerOf(id))).toBe("/vendor-onboarding");
    expect(await (await as(id)).chooseRole({ role: "professional" })).toMatchObject({ role: "professional", step: "person" });
  });
  test("a role that an admin gave stays, and counts on the next request", async () => {
    const id = await signUp("Huda", "vendor");
    expect((await viewerOf(id)).role).toBe("vendor");
    await db.transaction().execute((trx) => setRole(trx, id, "professional"));
    expect((await viewerOf(id)).role).toBe("professional");
    await expect((await as(id)).chooseRole({ role: "vendor" })).rejects.toMatchObject({ code: "ROLE_FIXED" });
  });
  test("another role is requested, at most three times a day; the admins are notified", async () => {
    const admin = await signUp("Sami");
    await db.transaction().execute((trx) => setRole(trx, admin, "admin"));
    const id = await signUp("Omar", "homeowner");
    const client = await as(id);
    expect(await client.requestRole({ role: "homeowner" })).toEqual({ isSent: false });
    for (const _ of [1, 2, 3]) expect(await client.requestRole({ role: "vendor", note: "I opened a shop." })).toEqual({ isSent: true });
    await expect(client.requestRole({ role: "vendor" })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    const notices = await db.selectFrom("notifications").select(["kind", "params", "href"]).where("user_id", "=", admin).execute();
    expect(notices).toHaveLength(3);
    expect(notices[0]).toEqual({ kind: "role_requested", params: { name: "Omar", role: "vendor" }, href: `/admin/users/${id}` });
    await expect((await as(admin)).chooseRole({ role: "vendor" })).rejects.toMatchObject({ code: "ROLE_FIXED" });
  });
});

describe("a professional", () => {
  const answers = { fullName: "Faisal Alotaibi", phone: "٠٥٠ ٥٠٣ ٢٨٠٧" };
  let id = "";
  beforeEach(async () => {
    id = await signUp("Faisal", "professional");
  });
  /** Everything but the last step. */
  async function almostDone() {
    const client = await as(id);
    await client.saveStep({ step: "person", ...answers });
    await client.saveStep({ step: "work", professionalType: "architect" });
    await client.saveStep({ step: "areas", specializations: ["villas", "majlis"], serviceAreas: ["SA-01", "Jeddah"] });
    return client;
  }

  test("each step is stored, comes back as it was, and Back loses nothing", async () => {
    const client = await as(id);
    expect(await client.state()).toMatchObject({ step: "person", steps: ["person", "work", "areas", "about"], isDone: false });
    await expect(client.saveStep({ step: "person", fullName: " ", phone: "12" })).rejects.toEqual(problems({ fullName: "required" }));
    await expect(client.saveStep({ step: "person", ...answers, phone: "12" })).rejects.toEqual(problems({ phone: "phone" }));
    expect(await client.saveStep({ step: "person", ...answers })).toMatchObject({
      step: "work",
      answers: { phone: "+966505032807", fullName: "Faisal Alotaibi" },
    });
    expect(await findMissingStep(await viewerOf(id))).toBeNull();
    expect((await viewerOf(id)).name).toBe("Faisal Alotaibi");
    await client.saveStep({ step: "work", professionalType: "architect", companyName: "Studio Wadi", yearsOfExperience: 12 });
    await client.saveStep({ step: "person", fullName: "Faisal Al-Otaibi", phone: "0505032808" });
    expect(await (await as(id)).state()).toMatchObject({
      step: "areas",
      isDone: false,
      answers: { fullName: "Faisal Al-Otaibi", professionalType: "architect" },
    });
  });
  test("steps of another role and unknown choices are refused", async () => {
    const client = await as(id);
    await expect(client.saveStep({ step: "company", companyName: "Shop", ...answers })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(client.saveStep({ step: "work", professionalType: "wizard" })).rejects.toEqual(problems({ professionalType: "unknownChoice" }));
    await expect(client.saveStep({ step: "areas", specializations: [], serviceAreas: [] })).rejects.toEqual(
      problems({ specializations: "required", serviceAreas: "required" }),
    );
    await expect(client.saveStep({ step: "areas", specializations: ["villas"], serviceAreas: ["Atlantis"] })).rejects.toEqual(
      problems({ serviceAreas: "city" }),
    );
    await expect(client.createVendor()).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(client.finish()).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
  test("the last step ends it, and the role with it", async () => {
    const client = await almostDone();
    expect(await client.state()).toMatchObject({ isDone: false, canChooseRole: true });
    expect(await client.saveStep({ step: "about", bio: "" })).toMatchObject({ isDone: true, canChooseRole: false, role: "professional" });
    expect(await db.selectFrom("user_roles").select("role").where("user_id", "=", id).execute()).toEqual([{ role: "professional" }]);
  });
  test("a telephone number that went missing is asked for again", async () => {
    await (await almostDone()).saveStep({ step: "about", bio: "" });
    await db.updateTable("profiles").set({ phone: null }).where("id", "=", id).execute();
    expect(await (await as(id)).state()).toMatchObject({ isDone: false, step: "person" });
    expect(await (await as(id)).saveStep({ step: "person", ...answers })).toMatchObject({ isDone: true });
  });
});

describe("a vendor", () => {
  const company = { step: "company" as const, companyName: "Bayt Al Sidra", fullName: "Noura", phone: "0505032807" };
  const offer = {
    step: "offer" as const,
    city: "الرياض",
    vendorType: "Product",
    categoryIds: [categories.tiles, categories.doors],
    description: "Tiles and doors.",
  };

  test("enters the business into the directory: once, pending, theirs", async () => {
    const id = await signUp("Noura", "vendor");
    const client = await as(id);
    await expect(client.createVendor()).rejects.toEqual(problems({ vendorType: "required" }));
    await client.saveStep(company);
    await expect(client.saveStep({ ...offer, vendorType: "Both?", city: "Atlantis", categoryIds: [newId()] })).rejects.toEqual(
      problems({ vendorType: "required", city: "city", categoryIds: "unknownChoice" }),
    );
    await expect(client.saveStep({ ...offer, categoryIds: [categories.old] })).rejects.toEqual(problems({ categoryIds: "unknownChoice" }));
    expect(await client.saveStep(offer)).toMatchObject({ step: "record", isDone: false, answers: { city: "Riyadh", vendorType: "Product" } });
    await expect(client.finish()).rejects.toEqual(problems({ companyName: "required" }));
    await Promise.all([client.createVendor(), client.createVendor()]);
    expect(await client.state()).toMatchObject({ isDone: true, hasVendor: true, canChooseRole: false });
    const rows = await db
      .selectFrom("vendors")
      .selectAll()
      .where(sql<boolean>`id in ${vendorsWhere(id, "manageOwners")}`)
      .execute();
    expect(rows).toMatchObject([
      {
        name: "Bayt Al Sidra",
        slug: "bayt-al-sidra",
        status: "Pending",
        city: "Riyadh",
        vendor_type: "Product",
        contact_phone: "+966505032807",
        description: "Tiles and doors.",
      },
    ]);
    expect([...(rows[0]?.category_ids ?? [])].sort()).toEqual([categories.tiles, categories.doors].sort());
  });
  test("or ends with a claim to a vendor that is there", async () => {
    const id = await signUp("Rival", "vendor");
    const client = await as(id);
    await client.saveStep(company);
    await client.saveStep(offer);
    const vendorId = newId();
    await db.insertInto("vendors").values({ id: vendorId, name: "Imported", slug: "imported" }).execute();
    await db.insertInto("vendor_claims").values({ id: newId(), vendor_id: vendorId, user_id: id, relation: "owner" }).execute();
    expect(await client.finish()).toMatchObject({ isDone: true, hasVendor: false, openClaims: 1 });
  });
});
