import { createRouterClient } from "@orpc/server";
import { beforeAll, describe, expect, test } from "vitest";
import type { Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { vendorClaimsRouter } from "./server/procedures.server.ts";
import { checkClaim, isOwnDomain } from "./vendor-claims.ts";

const person = (role: Role, name: string, email = `${name.toLowerCase()}@test.example`): Viewer => ({
  id: newId(),
  name,
  email,
  role,
  roleIsFallback: false,
  permissions: [],
  language: null,
  theme: null,
});
const noura = person("vendor", "Noura", "noura@sidra.example");
const rival = person("vendor", "Rival");
const third = person("vendor", "Third");
const reem = person("homeowner", "Reem");
const sami = person("admin", "Sami");
const huda = person("admin", "Huda");
const as = (viewer: Viewer | null, language = "en") =>
  createRouterClient(vendorClaimsRouter, { context: { viewer, language, requestId: "r", ip: "192.0.2.1" } });

const vendors = { sidra: newId(), palm: newId(), owned: newId(), inactive: newId(), pending: newId() };
const pdf = (name = "contract.pdf") => new File(["%PDF-1.7\n%%EOF\n"], name);
const claim = (vendorId: string, more = {}) => ({ vendorId, relation: "owner", note: "My brother and I opened it in 2011.", ...more });
const problems = (fields: Record<string, string>) => expect.objectContaining({ code: "INVALID", data: { fields } });
const toldTo = ({ id }: Viewer) => db.selectFrom("notifications").select(["kind", "params", "href"]).where("user_id", "=", id).orderBy("id").execute();
const ownerOf = async (id: string) => (await db.selectFrom("vendors").select("owner_id").where("id", "=", id).executeTakeFirstOrThrow()).owner_id;

beforeAll(async () => {
  for (const { id, name, email, role } of [noura, rival, third, reem, sami, huda]) {
    await db.insertInto("users").values({ id, name, email, email_verified: true }).execute();
    await db.insertInto("profiles").values({ id, full_name: name, email, role }).execute();
    await db.insertInto("user_roles").values({ user_id: id, role }).execute();
  }
  await db.updateTable("profiles").set({ phone: "+966505032807" }).where("id", "=", noura.id).execute();
  await db.updateTable("profiles").set({ phone_verified_at: new Date() }).where("id", "=", noura.id).execute();
  await db
    .insertInto("vendors")
    .values([
      {
        id: vendors.sidra,
        name: "Bayt Al Sidra",
        name_ar: "بيت السدرة",
        slug: "bayt-al-sidra",
        status: "Verified",
        city: "Riyadh",
        contact_phone: "٠٥٠ ٥٠٣ ٢٨٠٧",
        website_url: "https://www.sidra.example/shop",
      },
      { id: vendors.palm, name: "Palm Joinery", slug: "palm-joinery", status: "Verified" },
      { id: vendors.owned, name: "Bayt Owned", slug: "bayt-owned", status: "Verified", owner_id: third.id },
      { id: vendors.inactive, name: "Bayt Inactive", slug: "bayt-inactive", status: "Inactive" },
      { id: vendors.pending, name: "Bayt Pending", slug: "bayt-pending", status: "Pending" },
    ])
    .execute();
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
  test.each([
    ["sidra", ["Bayt Al Sidra"]],
    ["السدرة", ["Bayt Al Sidra"]],
    ["bayt", ["Bayt Pending", "Bayt Al Sidra"]],
    ["+966 50 503 2807", ["Bayt Al Sidra"]],
    ["٠٥٠٥٠٣٢٨٠٧", ["Bayt Al Sidra"]],
    ["ba", []],
    ["5032", []],
  ])("%s finds %j, never owned or inactive ones", async (search, names) => {
    expect((await as(noura).candidates({ search })).map(({ name }) => name).sort()).toEqual([...names].sort());
  });
  test("in the language of the request", async () => {
    expect(await as(noura, "ar").candidates({ search: "sidra" })).toMatchObject([{ name: "بيت السدرة", city: "الرياض" }]);
  });
});

describe("create", () => {
  test("the team sees who claims what and what speaks for it", async () => {
    const { id } = await as(noura).create(claim(vendors.sidra, { documents: [pdf()] }));
    expect(await as(sami).get({ id })).toMatchObject({
      person: { name: "Noura", isEmailVerified: true },
      emailMatches: true,
      phoneMatches: true,
      documents: [{ name: "contract.pdf", mime: "application/pdf" }],
      vendorContact: { website: "https://www.sidra.example/shop" },
      ownerName: null,
    });
    expect(await toldTo(sami)).toMatchObject([
      { kind: "claim_submitted", params: { name: "Noura", vendor: "Bayt Al Sidra", vendorAr: "بيت السدرة" }, href: `/admin/claims?open=${id}` },
    ]);
    const file = (await as(sami).get({ id })).documents[0]?.id ?? "";
    const row = { id: file, is_public: false, owner_id: noura.id };
    expect(await Promise.all([null, rival, reem, noura, sami].map((viewer) => maySeeFile(viewer, row)))).toEqual([false, false, false, true, true]);
  });
  test("claimed again, also at the same moment, it is one claim", async () => {
    const made = await Promise.all([as(rival).create(claim(vendors.sidra)), as(rival).create(claim(vendors.sidra))]);
    made.push(await as(rival).create(claim(vendors.sidra)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await as(rival).state({ vendorId: vendors.sidra })).toMatchObject({ canClaim: false, mine: { status: "open" } });
  });
  test("refused: an owned vendor, one that is not there, too little, not for vendors", async () => {
    await expect(as(noura).create(claim(vendors.owned))).rejects.toMatchObject({ code: "OWNED" });
    await expect(as(noura).create(claim(vendors.inactive))).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(noura).create(claim(newId()))).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(noura).create(claim(vendors.palm, { note: "", relation: "" }))).rejects.toEqual(problems({ relation: "required", note: "evidence" }));
    await expect(as(noura).create(claim(vendors.palm, { documents: [new File(["no"], "no.pdf")] }))).rejects.toEqual(problems({ documents: "UNSUPPORTED" }));
    await expect(as(reem).create(claim(vendors.palm))).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(as(sami).create(claim(vendors.palm))).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await as(reem).state({ vendorId: vendors.palm })).toEqual({ canClaim: false, vendor: null, mine: null });
    expect(await as(noura).state({ vendorId: vendors.palm })).toMatchObject({ canClaim: true, mine: null });
  });
});

describe("decide", () => {
  const openOf = async (viewer: Viewer) => (await as(viewer).listMine()).find(({ status }) => status === "open")?.id ?? "";

  test("the queue, by words", async () => {
    const queue = await as(sami).list({ status: "open" });
    expect(queue.items.map(({ person: { name } }) => name)).toEqual(["Noura", "Rival"]);
    expect((await as(sami).list({ search: "السدرة" })).items).toHaveLength(2);
    expect((await as(sami).list({ search: "rival@" })).items).toHaveLength(1);
    expect((await as(sami).list({ status: "open", after: queue.items[0]?.id })).items).toHaveLength(1);
    expect((await as(sami).get({ id: await openOf(noura) })).rivals).toMatchObject([{ name: "Rival" }]);
  });
  test("two rival claims approved at the same moment: one owner, the other claim is closed, both are told", async () => {
    const [hers, his] = [await openOf(noura), await openOf(rival)];
    const decisions = await Promise.allSettled([as(sami).approve({ id: hers }), as(huda).approve({ id: his })]);
    expect(decisions.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(decisions.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "DECIDED" } });
    const [winner, loser] = decisions[0]?.status === "fulfilled" ? [noura, rival] : [rival, noura];
    expect(await ownerOf(vendors.sidra)).toBe(winner.id);
    expect((await as(winner).listMine())[0]?.status).toBe("approved");
    expect((await as(loser).listMine())[0]?.status).toBe("closed");
    expect(await toldTo(winner)).toMatchObject([{ kind: "claim_approved", params: { vendor: "Bayt Al Sidra" }, href: "/vendor" }]);
    expect(await toldTo(loser)).toMatchObject([{ kind: "claim_rejected", params: { vendor: "Bayt Al Sidra" } }]);
    const actions = await db.selectFrom("audit_events").select("action").where("entity_id", "in", [hers, his, vendors.sidra]).execute();
    expect(actions.map(({ action }) => action).sort()).toEqual(["claim.approve", "claim.close", "claim.create", "claim.create", "vendor.update"]);
    await expect(as(loser).create(claim(vendors.sidra))).rejects.toMatchObject({ code: "OWNED" });
  });
  test("approved in the vendor's form meanwhile: the claim cannot be", async () => {
    const { id } = await as(rival).create(claim(vendors.pending));
    await db.updateTable("vendors").set({ owner_id: third.id }).where("id", "=", vendors.pending).execute();
    await expect(as(sami).approve({ id })).rejects.toMatchObject({ code: "OWNED" });
    await as(sami).reject({ id, reason: "It has an owner." });
  });
  test("a rejection tells why; a claim taken back cannot be decided; nobody takes back another's", async () => {
    const { id } = await as(rival).create(claim(vendors.palm));
    await expect(as(sami).reject({ id, reason: "" })).rejects.toEqual(problems({ reason: "required" }));
    await as(sami).reject({ id, reason: "The licence names somebody else." });
    expect(await as(rival).state({ vendorId: vendors.palm })).toMatchObject({
      canClaim: true,
      mine: { status: "rejected", reason: "The licence names somebody else." },
    });
    const second = await as(rival).create(claim(vendors.palm, { documents: [pdf()] }));
    await expect(as(noura).withdraw(second)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await as(rival).withdraw(second);
    expect((await as(sami).get(second)).documents).toEqual([]);
    await expect(as(sami).approve(second)).rejects.toMatchObject({ code: "DECIDED", data: { status: "withdrawn" } });
    await expect(as(sami).approve({ id: newId() })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await ownerOf(vendors.palm)).toBeNull();
  });
});
