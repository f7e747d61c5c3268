import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serverClient } from "#app/api/server-client.server.ts";
import { putAccount } from "#app/platform/auth/accounts.server.ts";
import type { Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/ids.ts";

const people = {} as Record<Role, Viewer>;
const as = (viewer: Viewer | null) => serverClient({ viewer, language: "en", requestId: "test", ip: "192.0.2.1" });
let vendorId = "";

beforeAll(async () => {
  for (const role of ["homeowner", "professional", "vendor", "admin"] as const) {
    const email = `${role}@example.com`;
    const { id } = await putAccount(db, { email, name: role, password: "a good long password", role });
    people[role] = { id, name: role, email, role, roleIsFallback: false, permissions: [], language: null, theme: null };
  }
  vendorId = newId();
  const vendor = { id: vendorId, name: "Majlis Craft", name_ar: "حرفة المجلس", slug: "majlis-craft", status: "Verified", owner_id: people.vendor.id };
  await db
    .insertInto("vendors")
    .values([vendor, { id: newId(), name: "Waiting", slug: "waiting", status: "Pending" }])
    .execute();
  const request = {
    vendor_id: vendorId,
    requester_id: people.homeowner.id,
    project_type: "renovation",
    city: "Riyadh",
    start_when: "now",
    description: "x",
    contact_email: "h@example.com",
    language: "en",
  };
  const rows = Array.from({ length: 7 }, (_, i) => ({
    ...request,
    id: newId(),
    idempotency_key: newId(),
    contact_name: `Person ${i}`,
    created_at: new Date(Date.UTC(2026, 0, 1 + i)),
  }));
  await db.insertInto("quote_requests").values(rows).execute();
});
afterAll(disconnect);

describe("account", () => {
  it("says who is signed in, and null for nobody", async () => {
    expect(await as(null).account.me()).toBeNull();
    expect(await as(people.vendor).account.me()).toEqual(people.vendor);
  });

  it("keeps preferences one by one", async () => {
    const client = as(people.homeowner);
    expect(await client.account.setPreferences({ language: "ar" })).toMatchObject({ language: "ar", theme: null });
    await client.account.setPreferences({ theme: "dark" });
    await client.account.setPreferences({});
    const stored = () => db.selectFrom("users").select(["language", "theme"]).where("id", "=", people.homeowner.id).executeTakeFirst();
    expect(await stored()).toEqual({ language: "ar", theme: "dark" });
    await client.account.setPreferences({ language: null });
    expect(await stored()).toEqual({ language: null, theme: "dark" });
    await expect(client.account.setPreferences({ language: "xx" as "en" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(as(null).account.setPreferences({ theme: "dark" })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });
});

describe("dashboard", () => {
  it("shows a homeowner what they asked for, newest first", async () => {
    const dashboard = await as(people.homeowner).account.dashboard();
    expect(dashboard).toMatchObject({ isEmailVerified: true, counts: null, vendors: [], received: [] });
    expect(dashboard.sent).toHaveLength(5);
    expect(dashboard.sent[0]).toMatchObject({
      name: "Majlis Craft",
      nameAr: "حرفة المجلس",
      vendorSlug: "majlis-craft",
      status: "new",
      createdAt: "2026-01-07T00:00:00.000Z",
    });
  });

  it("shows a vendor what was asked of them", async () => {
    const dashboard = await as(people.vendor).account.dashboard();
    expect(dashboard.vendors).toEqual([{ id: vendorId, name: "Majlis Craft", nameAr: "حرفة المجلس", slug: "majlis-craft", status: "Verified" }]);
    expect(dashboard.received.map(({ name, vendorSlug }) => [name, vendorSlug])[0]).toEqual(["Person 6", null]);
    expect(dashboard.sent).toEqual([]);
  });

  it("counts for admins and content managers only, requests for admins only", async () => {
    expect((await as(people.admin).account.dashboard()).counts).toEqual({ pendingVendors: 1, runningImports: 0, newRequests: 7, activeCategories: 0 });
    const manager = { ...people.professional, permissions: ["content_manager"] };
    expect((await as(manager).account.dashboard()).counts).toMatchObject({ pendingVendors: 1, newRequests: null });
    expect((await as(people.professional).account.dashboard()).counts).toBeNull();
  });
});
