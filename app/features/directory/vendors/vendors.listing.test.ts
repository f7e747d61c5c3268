import { beforeEach, describe, expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus } from "#app/platform/testing/status-cases.ts";
import { changeStatus } from "./server/listing-changes.server.ts";
import { setOwner } from "./server/team.server.ts";
import { aVendor } from "./testing/a-vendor.ts";

const code = (name: string) => expect.objectContaining({ code: name });
const kindsOf = async (person: Viewer) => (await noticesOf(person)).map(({ kind }) => kind);
const staff = (viewer: Viewer): Viewer => ({ ...viewer, isMember: true, isVendorStaff: true });

let people: Record<"owner" | "editor" | "viewer" | "rival" | "admin", Viewer>;
let id: string;
let organizationId: string;
let rivalId: string;

beforeEach(async () => {
  people = {
    owner: await aUser("vendor"),
    editor: staff(await aUser("homeowner")),
    viewer: staff(await aUser("homeowner")),
    rival: await aUser("vendor"),
    admin: await aUser("admin"),
  };
  id = (await aVendor({ name: "Sidra", contact_phone: "+966500000001" })).id;
  organizationId = await giveVendor(id, people.owner.id, { [people.editor.id]: "editor", [people.viewer.id]: "viewer" });
  rivalId = (await aVendor({ name: "Rival", contact_phone: "+966500000002" })).id;
  await giveVendor(rivalId, people.rival.id);
});

const rowOf = (vendorId: string) => db.selectFrom("vendors").selectAll().where("id", "=", vendorId).executeTakeFirstOrThrow();
const openOf = async (vendorId: string) =>
  (await db.selectFrom("vendor_change_requests").select("id").where("vendor_id", "=", vendorId).where("status", "=", "open").execute()).map((row) => row.id);
const edit = async (viewer: Viewer, changes: object, vendorId = id) =>
  as(viewer).vendorListing.update({ id: vendorId, version: (await rowOf(vendorId)).updated_at.toISOString(), changes });

describe("an entry and its people", () => {
  test("is listed for its own team alone, without what is staff's", async () => {
    await db.updateTable("vendors").set({ notes_internal: "Pays late" }).where("id", "=", id).execute();
    expect((await as(people.editor).vendorListing.list()).map((listing) => listing.id)).toEqual([id]);
    expect((await as(people.rival).vendorListing.list()).map((listing) => listing.id)).toEqual([rivalId]);
    const { vendor, canEdit } = await as(people.viewer).vendorListing.get({ id });
    expect(vendor).toMatchObject({ name: "Sidra", notesInternal: null, ownerEmail: null });
    expect(canEdit).toBe(false);
    expect((await as(people.editor).vendorListing.get({ id })).canEdit).toBe(true);
  });

  test("an editor of another vendor and an admin outside the team find nothing; a viewer changes nothing", async () => {
    for (const stranger of [people.rival, people.admin]) {
      await expect(as(stranger).vendorListing.get({ id })).rejects.toEqual(code("NOT_FOUND"));
      await expect(edit(stranger, { city: "Jeddah" })).rejects.toEqual(code("NOT_FOUND"));
      await expect(as(stranger).vendorListing.withdraw({ id })).rejects.toEqual(code("NOT_FOUND"));
    }
    await expect(edit(people.viewer, { city: "Jeddah" })).rejects.toEqual(code("FORBIDDEN"));
    await expect(as(people.viewer).vendorListing.withdraw({ id })).rejects.toEqual(code("FORBIDDEN"));
    expect((await rowOf(id)).city).toBeNull();
  });

  test("a removed member loses all permissions at once", async () => {
    const client = as(people.editor);
    await as(people.owner).organizations.removeMember({ id: organizationId, userId: people.editor.id });
    await expect(client.vendorListing.get({ id })).rejects.toEqual(code("NOT_FOUND"));
    await expect(edit(people.editor, { city: "Jeddah" })).rejects.toEqual(code("NOT_FOUND"));
  });

  test("public fields are written at once and on record; what is staff's is not taken", async () => {
    const changed = { address: "King Fahd Road 12", city: "Jeddah", status: "Inactive", isFeatured: true, slug: "mine" };
    const { vendor, request } = await edit(people.editor, changed);
    expect(vendor).toMatchObject({ address: "King Fahd Road 12", city: "Jeddah", status: "Verified", isFeatured: false });
    expect(request).toBeNull();
    const audit = await db.selectFrom("audit_events").select(["action", "actor_name"]).where("entity_id", "=", id).execute();
    expect(audit).toEqual([{ action: "vendor.update", actor_name: people.editor.name }]);
    expect((await rowOf(rivalId)).address).toBeNull();
  });

  test("a stale edit writes nothing and shows the current values, without the staff's fields", async () => {
    const version = (await rowOf(id)).updated_at.toISOString();
    await edit(people.owner, { city: "Jeddah" });
    await db.updateTable("vendors").set({ notes_internal: "Pays late" }).where("id", "=", id).execute();
    const late = as(people.editor).vendorListing.update({ id, version, changes: { city: "Abha", contactPhone: "0505550123" } });
    await expect(late).rejects.toMatchObject({ code: "CONFLICT", data: { changedBy: people.owner.name, current: { city: "Jeddah", notesInternal: null } } });
    expect(await openOf(id)).toEqual([]);
  });

  test("pictures are the vendor's or the editor's own: another person's is not attached", async () => {
    const file = {
      id: newId(),
      owner_id: people.rival.id,
      storage_key: `images/${newId()}`,
      sha256: "0".repeat(64),
      mime: "image/png",
      byte_size: 1,
      is_public: true,
    };
    await db.insertInto("files").values(file).execute();
    await expect(edit(people.editor, { logo: { id: file.id, altEn: null, altAr: null } })).rejects.toMatchObject({
      code: "INVALID",
      data: { fields: { logo: "unknownPhoto" } },
    });
    expect((await rowOf(id)).logo_id).toBeNull();
  });
});

describe("name, phone and license", () => {
  test("wait for an admin, who publishes them; the team is notified, the neighbor is not", async () => {
    const { request, vendor } = await edit(people.editor, { city: "Jeddah", contactPhone: "050 555 0123" });
    expect(vendor).toMatchObject({ city: "Jeddah", contactPhone: "+966500000001" });
    expect(request?.changes).toEqual({ contactPhone: "+966505550123" });
    expect(await kindsOf(people.admin)).toEqual(["listing_submitted"]);
    const [change = ""] = await openOf(id);
    expect(await as(people.admin).vendorChanges.get({ id: change })).toMatchObject({
      changes: [{ field: "contactPhone", before: "+966 50 000 0001", after: "+966 50 555 0123" }],
    });
    await as(people.admin).vendorChanges.approve({ id: change });
    expect((await rowOf(id)).contact_phone).toBe("+966505550123");
    expect((await rowOf(rivalId)).contact_phone).toBe("+966500000002");
    expect([await kindsOf(people.owner), await kindsOf(people.editor)]).toEqual([["listing_approved"], ["listing_approved"]]);
    expect([await kindsOf(people.viewer), await kindsOf(people.rival)]).toEqual([[], []]);
    // What was there before stays readable.
    expect((await as(people.admin).vendorChanges.get({ id: change })).changes).toMatchObject([{ before: "+966 50 000 0001" }]);
  });

  test("a rejection names its reason and changes nothing", async () => {
    await edit(people.editor, { name: "The best of Riyadh" });
    const [change = ""] = await openOf(id);
    await expect(as(people.admin).vendorChanges.reject({ id: change, reason: " " })).rejects.toMatchObject({ data: { fields: { reason: "required" } } });
    await as(people.admin).vendorChanges.reject({ id: change, reason: "The license names Sidra." });
    expect((await rowOf(id)).name).toBe("Sidra");
    expect(await noticesOf(people.owner)).toMatchObject([{ kind: "listing_rejected", params: { reason: "The license names Sidra." } }]);
  });

  test("a newer request includes the former one; going back to the public values ends it", async () => {
    await edit(people.editor, { contactPhone: "0505550123" });
    const [first] = await openOf(id);
    const { request } = await edit(people.owner, { licenseNumber: "L-7" });
    expect(request?.changes).toEqual({ contactPhone: "+966505550123", licenseNumber: "L-7" });
    expect((await openOf(id)).includes(first ?? "")).toBe(false);
    await edit(people.owner, { licenseNumber: null, contactPhone: "+966500000001" });
    expect(await openOf(id)).toEqual([]);
  });

  test("a wrong value is refused whole: the public fields of the same edit are not written either", async () => {
    await expect(edit(people.editor, { city: "Jeddah", contactPhone: "12" })).rejects.toMatchObject({ data: { fields: { contactPhone: "phone" } } });
    expect((await rowOf(id)).city).toBeNull();
  });

  test("nobody decides for a team they belong to", async () => {
    await db.insertInto("organization_members").values({ organization_id: organizationId, user_id: people.admin.id, role: "viewer" }).execute();
    await edit(people.editor, { name: "Sidra House" });
    const [change = ""] = await openOf(id);
    await expect(as(people.admin).vendorChanges.approve({ id: change })).rejects.toEqual(code("FORBIDDEN"));
    await expect(as(people.owner).vendorChanges.approve({ id: change })).rejects.toEqual(code("FORBIDDEN"));
    expect((await rowOf(id)).name).toBe("Sidra");
  });

  test("a request ends when the vendor changes hands", async () => {
    await edit(people.editor, { name: "Sidra House" });
    const { name, name_ar } = await rowOf(id);
    await db.transaction().execute((trx) => setOwner(trx, people.admin, { id, name, name_ar, organization_id: organizationId }, people.rival.id));
    expect(await openOf(id)).toEqual([]);
    await expect(as(people.owner).vendorListing.get({ id })).rejects.toEqual(code("NOT_FOUND"));
  });

  test("the queue begins with what has waited longest", async () => {
    await edit(people.editor, { name: "Sidra House" });
    await edit(people.rival, { name: "Rival House" }, rivalId);
    const { items, counts } = await as(people.admin).vendorChanges.list({ status: "open" });
    const own = items.filter(({ vendor }) => [id, rivalId].includes(vendor.id));
    expect(own.map(({ vendor, fields }) => [vendor.id, fields])).toEqual([
      [id, ["name"]],
      [rivalId, ["name"]],
    ]);
    expect(counts["open"]).toBeGreaterThanOrEqual(2);
    expect((await as(people.admin).vendorChanges.list({ status: "open", search: people.editor.name })).items.map(({ vendor }) => vendor.id)).toEqual([id]);
  });
});

describeStatus(changeStatus, {
  async make(status) {
    const vendor = await aVendor({ name: `Of ${newId()}` });
    const requester = await aUser("vendor");
    const row = { id: newId(), vendor_id: vendor.id, requested_by: requester.id, changes: JSON.stringify({ name: "Another" }), status, reason: "No" };
    await db.insertInto("vendor_change_requests").values(row).execute();
    return row.id;
  },
  run: {
    approve: async (change, by) => as(by ?? people.admin).vendorChanges.approve({ id: change }),
    reject: async (change, by) => as(by ?? people.admin).vendorChanges.reject({ id: change, reason: "No" }),
    withdraw: (change) => changeStatus.move(db, change, "withdraw", { by: null }),
    replace: (change) => changeStatus.move(db, change, "replace", { by: null }),
  },
  strangers: { approve: { of: () => [people.rival], refusal: "FORBIDDEN" }, reject: { of: () => [people.rival], refusal: "FORBIDDEN" } },
});
