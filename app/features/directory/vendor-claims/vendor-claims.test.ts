import { beforeEach, describe, expect, test } from "vitest";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { firstOwner } from "#app/features/people/organizations/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { oldestFirst } from "#app/platform/list/page.server.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { onPagesInvalidated } from "#app/platform/pages/page-cache.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { cursorAfter } from "#app/platform/testing/cursor-after.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { vendorClaimsRouter } from "./server/procedures.server.ts";
import { checkClaim } from "./vendor-claims.rules.ts";
import { isOwnDomain, REASON_LENGTH } from "./vendor-claims.ts";
import "#app/api/router.server.ts";

const as = clientOf(vendorClaimsRouter);
const [sami, huda] = [await aUser("admin", { name: "Sami" }), await aUser("admin", { name: "Huda" })];
const reem = await aUser();

const pdf = (name = "contract.pdf") => new File(["%PDF-1.7\n%%EOF\n"], name);
const claim = (vendorId: string, more = {}) => ({ vendorId, relation: "owner", note: "My brother and I opened it in 2011.", ...more });
const problems = (fields: Record<string, string>) => expect.objectContaining({ code: "INVALID", data: { fields } });
const refused = (code: string) => expect.objectContaining({ code });
const ownerOf = async (id: string) => {
  const { organization_id } = await db.selectFrom("vendors").select("organization_id").where("id", "=", id).executeTakeFirstOrThrow();
  return (await firstOwner(db, organization_id))?.id ?? null;
};
const statusOf = async ({ id }: { id: string }) =>
  (await db.selectFrom("vendor_claims").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;
const recorded = ({ id }: { id: string }) =>
  db.selectFrom("audit_events").select(["action", "actor_name", "changes"]).where("entity_id", "=", id).orderBy("id").execute();

// Each test has its own claimants and vendors.
let noura: Viewer;
let rival: Viewer;
let sidra: { id: string };
let palm: { id: string };
beforeEach(async () => {
  for (const table of ["vendor_claims", "vendors"] as const) await db.deleteFrom(table).execute();
  [noura, rival] = [await aUser("vendor", { name: "Noura", email: `${newId()}@sidra.example` }), await aUser("vendor")];
  await db.updateTable("profiles").set({ phone: "+966505032807", phone_verified_at: new Date() }).where("id", "=", noura.id).execute();
  sidra = await aVendor({
    ...{ name: "Bayt Al Sidra", name_ar: "بيت السدرة", slug: "bayt-al-sidra", city: "Riyadh" },
    ...{ contact_phone: "٠٥٠ ٥٠٣ ٢٨٠٧", website_url: "https://www.sidra.example/shop" },
  });
  palm = await aVendor({ name: "Palm Joinery" });
});

describe("rules", () => {
  test.each([
    ["noura@sidra.example", { websiteUrl: "https://www.sidra.example/", contactEmail: null }, true],
    ["noura@sidra.example", { websiteUrl: "sidra.example", contactEmail: null }, true],
    ["noura@sidra.example", { websiteUrl: "https://shop.sidra.example", contactEmail: null }, true],
    ["noura@sidra.example", { websiteUrl: null, contactEmail: "info@SIDRA.example" }, true],
    ["noura@notsidra.example", { websiteUrl: "https://sidra.example", contactEmail: null }, false],
    ["noura@gmail.com", { websiteUrl: null, contactEmail: "sidra@gmail.com" }, false],
    ["noura@sidra.example", { websiteUrl: "https://", contactEmail: null }, false],
  ] as const)("%s of %o: %s", (email, vendor, expected) => expect(isOwnDomain(email, vendor)).toBe(expected));
  test("evidence is a document or a note that says enough", () => {
    expect(checkClaim({ relation: "owner", note: "It is mine", documentCount: 0 })).toEqual({ note: "evidence" });
    expect(checkClaim({ relation: "owner", note: "", documentCount: 1 })).toEqual({});
    expect(checkClaim({ relation: "king", note: "x".repeat(2001), documentCount: 6 })).toEqual({ relation: "required", note: "tooLong", documents: "tooMany" });
  });
});

describe("candidates", () => {
  beforeEach(async () => {
    await aVendor({ name: "Bayt Owned", ownedBy: rival.id });
    await aVendor({ name: "Bayt Inactive", status: "Inactive" });
    await aVendor({ name: "Bayt Deleted", deleted_at: new Date() });
    await aVendor({ name: "Bayt Pending", status: "Pending" });
  });

  test.each([
    ["sidra", ["Bayt Al Sidra"]],
    ["السدرة", ["Bayt Al Sidra"]],
    ["bayt", ["Bayt Pending", "Bayt Al Sidra"]],
    ["+966 50 503 2807", ["Bayt Al Sidra"]],
    ["٠٥٠٥٠٣٢٨٠٧", ["Bayt Al Sidra"]],
    ["ba", []],
    ["5032", []],
  ])("%s finds %j, never owned, deleted or inactive ones", async (search, names) => {
    expect((await as(noura).candidates({ search })).map(({ name }) => name).sort()).toEqual([...names].sort());
  });

  test("in the language of the request", async () => {
    expect(await as(noura, "ar").candidates({ search: "sidra" })).toMatchObject([{ name: "بيت السدرة", city: "الرياض" }]);
  });
});

describe("create", () => {
  test("admins see who claims what and the evidence for it", async () => {
    const { id } = await as(noura).create(claim(sidra.id, { documents: [pdf()] }));
    expect(await as(sami).get({ id })).toMatchObject({
      person: { name: "Noura", isEmailVerified: true },
      emailMatches: true,
      phoneMatches: true,
      documents: [{ name: "contract.pdf", mime: "application/pdf" }],
      vendorContact: { website: "https://www.sidra.example/shop" },
      ownerName: null,
    });
    const href = `/admin/claims?open=${id}`;
    for (const admin of [sami, huda])
      expect((await noticesOf(admin)).filter((notice) => notice.href === href)).toMatchObject([
        { kind: "claim_submitted", params: { name: "Noura", vendor: "Bayt Al Sidra", vendorAr: "بيت السدرة" } },
      ]);
    for (const other of [noura, rival, reem]) expect(await noticesOf(other)).toEqual([]);
  });

  test("evidence is for the claimant and admins", async () => {
    const { id } = await as(noura).create(claim(sidra.id, { documents: [pdf()] }));
    const row = { id: (await as(sami).get({ id })).documents[0]?.id ?? "", is_public: false, owner_id: noura.id };
    expect(await Promise.all([null, rival, reem, noura, sami].map((viewer) => maySeeFile(viewer, row)))).toEqual([false, false, false, true, true]);
  });

  test("mismatches do not count as evidence", async () => {
    const { id } = await as(rival).create(claim(sidra.id));
    expect(await as(sami).get({ id })).toMatchObject({ emailMatches: false, phoneMatches: false });
    await db.updateTable("profiles").set({ phone_verified_at: null }).where("id", "=", noura.id).execute();
    await db.updateTable("users").set({ email_verified: false }).where("id", "=", noura.id).execute();
    const unproved = await as(noura).create(claim(sidra.id));
    expect(await as(sami).get(unproved)).toMatchObject({ emailMatches: false, phoneMatches: false });
  });

  test("claimed again, also at the same moment, it is one claim; another vendor is another", async () => {
    const made = await Promise.all([as(rival).create(claim(sidra.id)), as(rival).create(claim(sidra.id))]);
    made.push(await as(rival).create(claim(sidra.id)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await as(rival).create(claim(palm.id))).id).not.toBe(made[0]?.id);
    expect(await as(rival).state({ vendorId: sidra.id })).toMatchObject({ canClaim: false, mine: { status: "open" } });
    expect(await as(noura).state({ vendorId: sidra.id })).toMatchObject({ canClaim: true, mine: null });
  });

  test("refused: an owned vendor, one that is not there, too little, not for vendors", async () => {
    const owned = await aVendor({ ownedBy: rival.id });
    await expect(as(noura).create(claim(owned.id))).rejects.toEqual(refused("OWNED"));
    for (const { id } of [await aVendor({ status: "Inactive" }), await aVendor({ deleted_at: new Date() }), { id: newId() }])
      await expect(as(noura).create(claim(id))).rejects.toEqual(refused("NOT_FOUND"));
    await expect(as(noura).create(claim(palm.id, { note: "", relation: "" }))).rejects.toEqual(problems({ relation: "required", note: "evidence" }));
    await expect(as(noura).create(claim(palm.id, { documents: [new File(["no"], "no.pdf")] }))).rejects.toEqual(problems({ "documents.0": "UNSUPPORTED" }));
    for (const other of [reem, sami]) await expect(as(other).create(claim(palm.id))).rejects.toEqual(refused("FORBIDDEN"));
    expect(await as(reem).state({ vendorId: palm.id })).toEqual({ canClaim: false, vendor: null, mine: null });
  });
});

describe("the queue", () => {
  test("the longest waiting first, by words, page after page, with rivals and counts", async () => {
    const day = (n: number) => new Date(Date.UTC(2026, 0, n));
    const [first, second] = [await as(noura).create(claim(sidra.id)), await as(rival).create(claim(sidra.id))];
    const done = await as(noura).create(claim(palm.id));
    for (const [at, { id }] of [first, second, done].entries())
      await db
        .updateTable("vendor_claims")
        .set({ created_at: day(at + 1) })
        .where("id", "=", id)
        .execute();
    await as(sami).reject({ id: done.id, reason: "The licence names another firm." });
    const ids = async (input: object) => (await as(sami).list(input)).items.map(({ id }) => id);
    expect(await ids({ status: "open" })).toEqual([first.id, second.id]);
    expect(await ids({})).toEqual([done.id, second.id, first.id]);
    const after = await cursorAfter(oldestFirst("claims"), "vendor_claims", first.id);
    expect(await ids({ status: "open", after })).toEqual([second.id]);
    expect(await ids({ search: "السدرة" })).toEqual([second.id, first.id]);
    expect(await ids({ search: rival.email })).toEqual([second.id]);
    expect((await as(sami).list({})).counts).toMatchObject({ open: 2, rejected: 1, approved: 0 });
    expect((await as(sami).get(first)).rivals).toMatchObject([{ name: rival.name }]);
    expect((await as(sami).get(done)).rivals).toEqual([]);
  });
});

describe("decide", () => {
  test("approval makes the claimant the owner of that vendor, and closes only its other claims", async () => {
    const [hers, his] = [await as(noura).create(claim(sidra.id)), await as(rival).create(claim(sidra.id))];
    const [elsewhere, ownElsewhere] = [await as(rival).create(claim(palm.id)), await as(noura).create(claim(palm.id))];
    const refusedBefore = await as(rival).create(claim((await aVendor()).id));
    await as(huda).reject({ id: refusedBefore.id, reason: "No papers." });
    expect(await as(sami).approve(hers)).toEqual({ id: hers.id, status: "approved" });
    expect([await ownerOf(sidra.id), await ownerOf(palm.id)]).toEqual([noura.id, null]);
    expect(await Promise.all([hers, his, elsewhere, ownElsewhere, refusedBefore].map(statusOf))).toEqual(["approved", "closed", "open", "open", "rejected"]);
    const params = { vendor: "Bayt Al Sidra", vendorAr: "بيت السدرة" };
    expect(await noticesOf(noura)).toEqual([{ kind: "claim_approved", params, href: "/vendor" }]);
    expect((await noticesOf(rival)).slice(1)).toEqual([{ kind: "claim_rejected", params, href: "/dashboard/claims" }]);
  });

  test("a claimant whose address is not confirmed is not approved, until it is", async () => {
    const made = await as(noura).create(claim(sidra.id));
    await db.updateTable("users").set({ email_verified: false }).where("id", "=", noura.id).execute();
    await expect(as(sami).approve(made)).rejects.toMatchObject({ code: "EMAIL_UNCONFIRMED" });
    expect(await statusOf(made)).toBe("open");
    await db.updateTable("users").set({ email_verified: true }).where("id", "=", noura.id).execute();
    expect(await as(sami).approve(made)).toMatchObject({ status: "approved" });
  });

  test("two rival claims approved at the same moment: one owner, the other claim is closed, both are notified", async () => {
    const [hers, his] = [await as(noura).create(claim(sidra.id)), await as(rival).create(claim(sidra.id))];
    const decisions = await Promise.allSettled([as(sami).approve(hers), as(huda).approve(his)]);
    expect(decisions.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(decisions.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "STATUS_CONFLICT" } });
    const [winner, loser] = decisions[0]?.status === "fulfilled" ? [noura, rival] : [rival, noura];
    expect(await ownerOf(sidra.id)).toBe(winner.id);
    expect((await as(winner).listMine())[0]?.status).toBe("approved");
    expect((await as(loser).listMine())[0]?.status).toBe("closed");
    expect(await noticesOf(winner)).toMatchObject([{ kind: "claim_approved", params: { vendor: "Bayt Al Sidra" }, href: "/vendor" }]);
    expect(await noticesOf(loser)).toMatchObject([{ kind: "claim_rejected", params: { vendor: "Bayt Al Sidra" } }]);
    const actions = await db.selectFrom("audit_events").select("action").where("entity_id", "in", [hers.id, his.id, sidra.id]).execute();
    expect(actions.map(({ action }) => action).sort()).toEqual(["claim.approve", "claim.close", "claim.create", "claim.create", "vendor.update"]);
    await expect(as(loser).create(claim(sidra.id))).rejects.toEqual(refused("OWNED"));
  });

  test("an approved claim drops the cached pages that show the vendor", async () => {
    const { id } = await as(noura).create(claim(sidra.id));
    const dropped = new Set<string>();
    const stopListening = onPagesInvalidated((tags) => void (tags === "all" || [...tags].map((tag) => dropped.add(tag))));
    await as(sami).approve({ id });
    stopListening();
    for (const tag of [`vendor:${sidra.id}`, "vendors"]) expect(dropped).toContain(tag);
  });

  test("an admin cannot decide their own claim", async () => {
    const { id } = await as(noura).create(claim(sidra.id));
    const promoted: Viewer = { ...noura, role: "admin" };
    await expect(as(promoted).approve({ id })).rejects.toEqual(refused("FORBIDDEN"));
    await expect(as(promoted).reject({ id, reason: "No." })).rejects.toEqual(refused("FORBIDDEN"));
    expect([await statusOf({ id }), await ownerOf(sidra.id)]).toEqual(["open", null]);
  });

  test("a vendor that got an owner meanwhile stays theirs", async () => {
    const { id } = await as(rival).create(claim(palm.id));
    await giveVendor(palm.id, noura.id);
    await expect(as(sami).approve({ id })).rejects.toEqual(refused("OWNED"));
    expect([await ownerOf(palm.id), await statusOf({ id })]).toEqual([noura.id, "open"]);
  });

  test("a rejection gives the claimant a reason, leaves rival claims open, and allows another try", async () => {
    const [{ id }, hers] = [await as(rival).create(claim(palm.id)), await as(noura).create(claim(palm.id))];
    await expect(as(sami).reject({ id, reason: "" })).rejects.toEqual(problems({ reason: "required" }));
    await expect(as(sami).reject({ id, reason: "x".repeat(REASON_LENGTH + 1) })).rejects.toEqual(problems({ reason: "tooLong" }));
    const reason = "The licence names another firm.";
    await as(sami).reject({ id, reason });
    expect(await as(rival).state({ vendorId: palm.id })).toMatchObject({ canClaim: true, mine: { status: "rejected", reason } });
    expect(await noticesOf(rival)).toEqual([{ kind: "claim_rejected", params: { vendor: "Palm Joinery", reason }, href: "/dashboard/claims" }]);
    expect((await recorded({ id })).at(-1)).toEqual({
      action: "claim.reject",
      actor_name: "Sami",
      changes: { status: ["open", "rejected"], reason: [null, reason] },
    });
    expect([await statusOf(hers), await noticesOf(noura), await ownerOf(palm.id)]).toEqual(["open", [], null]);
    expect((await as(rival).create(claim(palm.id))).id).not.toBe(id);
  });

  test("the claimant takes back their own, with its papers; it cannot be decided any more", async () => {
    const mine = await as(rival).create(claim(palm.id, { documents: [pdf()] }));
    const others = await as(noura).create(claim(palm.id, { documents: [pdf()] }));
    for (const other of [noura, sami]) await expect(as(other).withdraw(mine)).rejects.toEqual(refused("NOT_FOUND"));
    await as(rival).withdraw(mine);
    await as(rival).withdraw(mine);
    expect((await recorded(mine)).slice(1)).toEqual([{ action: "claim.withdraw", actor_name: rival.name, changes: { status: ["open", "withdrawn"] } }]);
    for (const person of [rival, noura]) expect(await noticesOf(person)).toEqual([]);
    expect((await as(sami).get(mine)).documents).toEqual([]);
    expect(await as(sami).get(others)).toMatchObject({ status: "open", documents: [{ name: "contract.pdf" }] });
    await expect(as(sami).approve(mine)).rejects.toMatchObject({ code: "STATUS_CONFLICT", data: { status: "withdrawn" } });
    await expect(as(sami).approve({ id: newId() })).rejects.toEqual(refused("NOT_FOUND"));
  });
});
