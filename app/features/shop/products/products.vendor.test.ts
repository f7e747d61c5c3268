import { beforeEach, describe, expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { MODEL_MAX_BYTES } from "#app/platform/media/model.ts";
import { aModel } from "#app/platform/testing/a-model.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus } from "#app/platform/testing/status-cases.ts";
import type { ProductFields, VariantFields } from "./products.vendor.rules.ts";
import type { ProductStatus } from "./products.vendor.ts";
import { insertProducts } from "./server/rows.server.ts";
import { productStatus } from "./server/status.server.ts";
import { glb } from "./testing/glb.ts";

const code = (name: string) => expect.objectContaining({ code: name });
const problems = (fields: object) => expect.objectContaining({ code: "INVALID", data: { fields } });
const staff = (viewer: Viewer): Viewer => ({ ...viewer, isMember: true, isVendorStaff: true });
const admin = await aUser("admin", { name: "Sami" });

let people: Record<"owner" | "editor" | "viewer" | "rival", Viewer>;
let vendorId: string;
let rivalId: string;
async function openShops(): Promise<void> {
  people = { owner: await aUser("vendor"), editor: staff(await aUser("homeowner")), viewer: staff(await aUser("homeowner")), rival: await aUser("vendor") };
  vendorId = (await aVendor({ name: "Areen", name_ar: "عرين" })).id;
  rivalId = (await aVendor({ name: "Noor" })).id;
  await giveVendor(vendorId, people.owner.id, { [people.editor.id]: "editor", [people.viewer.id]: "viewer" });
  await giveVendor(rivalId, people.rival.id);
}
beforeEach(openShops);

async function aFile(owner: Viewer): Promise<string> {
  const id = newId();
  const file = {
    id,
    owner_id: owner.id,
    storage_key: `images/${id}`,
    sha256: "0".repeat(64),
    mime: "image/png",
    byte_size: 1,
    is_public: true,
    width: 4,
    height: 3,
  };
  await db.insertInto("files").values(file).execute();
  return id;
}
/** A piece that could be published. */
async function aPiece(status: ProductStatus = "draft", more: Partial<Parameters<typeof insertProducts>[1][number]> = {}) {
  const photoIds = [await aFile(people.owner)];
  const [made] = await insertProducts(db, [
    { vendorId, name: "Sofa", category: "seating", status, photoIds, variants: [{ fabric: "Emerald", size: "Two", price: 530_000, stock: 3 }], ...more },
  ]);
  return made?.id ?? "";
}
const read = (id: string, by = people.editor) => as(by).vendorProducts.get({ id });
const edit = async (id: string, changes: Partial<ProductFields>, by = people.editor) =>
  as(by).vendorProducts.update({ id, version: (await read(id)).version, changes: changes as object });
const aVariant = (more: Partial<VariantFields> = {}): VariantFields => ({
  ...{ id: newId(), fabric: null, fabricAr: null, color: null, size: null, sizeAr: null, sku: null, price: 100_00, compareAt: null },
  ...{ stock: 1, stockBefore: 0, isOnSale: true, ...more },
});

describe("who", () => {
  test("editors change, viewers read, others find nothing", async () => {
    const { id } = await as(people.editor).vendorProducts.create({ vendorId, name: " Velvet  sofa ", category: "seating" });
    expect(await read(id, people.viewer)).toMatchObject({ name: "Velvet sofa", status: "draft", canEdit: false, isPublic: false, needsApproval: true });
    expect(await read(id)).toMatchObject({ canEdit: true });
    await expect(edit(id, { name: "Mine" }, people.viewer)).rejects.toEqual(code("FORBIDDEN"));
    for (const stranger of [people.rival, admin]) {
      await expect(read(id, stranger)).rejects.toEqual(code("NOT_FOUND"));
      await expect(edit(id, { name: "Mine" }, stranger)).rejects.toEqual(code("NOT_FOUND"));
      await expect(as(stranger).vendorProducts.submit({ id })).rejects.toEqual(code("NOT_FOUND"));
      await expect(as(stranger).vendorProducts.remove({ id })).rejects.toEqual(code("NOT_FOUND"));
    }
    await expect(as(people.rival).vendorProducts.create({ vendorId, name: "Theirs", category: "seating" })).rejects.toEqual(code("NOT_FOUND"));
    await expect(as(people.viewer).vendorProducts.create({ vendorId, name: "Theirs", category: "seating" })).rejects.toEqual(code("FORBIDDEN"));
    expect((await as(people.rival).vendorProducts.list({})).items).toEqual([]);
    expect(await as(people.viewer).vendorProducts.sellers()).toEqual([{ id: vendorId, name: "Areen", canEdit: false }]);
  });

  test("a name is required", async () => {
    await expect(as(people.editor).vendorProducts.create({ vendorId, name: "  ", category: "seating" })).rejects.toEqual(problems({ name: "required" }));
  });
});

describe("list", () => {
  beforeEach(async () => {
    await aPiece("live", { name: "Oak table", nameAr: "طاولة بلوط", variants: [{ sku: "OT-1", price: 200_000, stock: 2 }] });
    await aPiece("draft", { name: "Brass lamp", variants: [] });
    await aPiece("archived", {
      name: "Ash chair",
      variants: [
        { price: 90_000, stock: 0 },
        { price: 95_000, stock: 4 },
      ],
    });
    await insertProducts(db, [{ vendorId: rivalId, name: "Oak rival", category: "tables", status: "live", variants: [] }]);
  });
  const names = async (input: object) => (await as(people.viewer).vendorProducts.list(input)).items.map(({ name }) => name);

  test.each([
    [{ search: "oak" }, ["Oak table"]],
    [{ search: "طاوله" }, ["Oak table"]],
    [{ search: "ot-" }, ["Oak table"]],
    [{ search: "ot_" }, []],
    [{ status: "archived" }, ["Ash chair"]],
    [{ sort: "name" }, ["Ash chair", "Brass lamp", "Oak table"]],
    [{ sort: "price" }, ["Ash chair", "Oak table", "Brass lamp"]],
    [{ sort: "-price" }, ["Oak table", "Ash chair", "Brass lamp"]],
  ])("%o: %j", async (input, expected) => expect(await names(input)).toEqual(expected));

  test("with counts, price and stock of all variants", async () => {
    const { items, counts } = await as(people.viewer).vendorProducts.list({ sort: "name" });
    expect(counts).toEqual({ draft: 1, pending: 0, live: 1, archived: 1 });
    expect(items[0]).toMatchObject({ price: { amount: 90_000, currency: "SAR" }, isFrom: true, variants: 2, stock: 4, vendor: { id: vendorId } });
    expect(items[1]).toMatchObject({ price: null, variants: 0, stock: 0 });
  });

  test("page after page, each once", async () => {
    await insertProducts(
      db,
      Array.from({ length: 60 }, (_, n) => ({ vendorId, name: `Piece ${n}`, category: "decor" as const, status: "draft" as const, variants: [] })),
    );
    const seen: string[] = [];
    let after: string | null | undefined;
    do {
      const page = await as(people.viewer).vendorProducts.list({ ...(after && { after }) });
      seen.push(...page.items.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect([seen.length, new Set(seen).size]).toEqual([63, 63]);
  });
});

describe("edit", () => {
  test("only the named fields, tidied, on record; the neighbor stays", async () => {
    const [id, neighbor] = [await aPiece(), await aPiece()];
    const before = await read(neighbor);
    const after = await edit(id, { nameAr: " أريكة ", leadDays: 35, widthMm: 2_280, materials: ["velvet", "velvet"], description: " Deep.\r\n" });
    expect(after).toMatchObject({ name: "Sofa", nameAr: "أريكة", leadDays: 35, widthMm: 2_280, materials: ["velvet"], description: "Deep." });
    expect(after.variants).toHaveLength(1);
    expect(await read(neighbor)).toEqual(before);
    const row = await db.selectFrom("products").select(["is_made_to_order", "narrowest_mm"]).where("id", "=", id).executeTakeFirstOrThrow();
    expect(row).toEqual({ is_made_to_order: true, narrowest_mm: 2_280 });
    expect((await edit(id, { leadDays: null })).leadDays).toBeNull();
    const audit = await db.selectFrom("audit_events").select(["action", "changes"]).where("entity_id", "=", id).orderBy("id").execute();
    expect(audit[0]).toMatchObject({ action: "product.update", changes: { name_ar: [null, "أريكة"], lead_days: [null, 35] } });
  });

  test("of two people the second sees what the first wrote", async () => {
    const id = await aPiece();
    const { version } = await read(id);
    await edit(id, { name: "Theirs" }, people.owner);
    await expect(as(people.editor).vendorProducts.update({ id, version, changes: { name: "Mine" } })).rejects.toMatchObject({
      code: "CONFLICT",
      data: { changedBy: people.owner.name, current: { name: "Theirs" } },
    });
    expect((await read(id)).name).toBe("Theirs");
  });

  test.each<[Partial<ProductFields>, object]>([
    [{ name: "" }, { name: "required" }],
    [{ category: "cars" }, { category: "required" }],
    [{ rooms: ["garage"] }, { rooms: "required" }],
    [{ widthMm: 0 }, { widthMm: "number" }],
    [{ widthMm: 10.5 }, { widthMm: "whole" }],
    [{ leadDays: 366 }, { leadDays: "number" }],
    [{ variants: [aVariant({ price: null })] }, { "variants.0.price": "priceNeeded" }],
    [{ variants: [aVariant({ price: 0 })] }, { "variants.0.price": "priceNeeded" }],
    [{ variants: [aVariant(), aVariant({ price: 500, compareAt: 500 })] }, { "variants.1.compareAt": "notAbove" }],
    [{ variants: [aVariant({ stock: -1 })] }, { "variants.0.stock": "stock" }],
    [{ variants: [aVariant({ color: "red" })] }, { "variants.0.color": "color" }],
    [{ photos: [{ id: newId(), altEn: null, altAr: null, variantId: null }] }, { photos: "unknownPhoto" }],
  ])("%o is refused: %o", async (changes, expected) => {
    const id = await aPiece();
    await expect(edit(id, changes)).rejects.toEqual(problems(expected));
    expect(await read(id)).toMatchObject({ name: "Sofa", variants: [{ price: 530_000 }] });
  });

  test("photographs are the piece's own or the editor's; another person's is not attached", async () => {
    const id = await aPiece();
    const [first] = (await read(id)).photos;
    const [mine, theirs] = [await aFile(people.editor), await aFile(people.rival)];
    const photo = (fileId: string, more = {}) => ({ id: fileId, altEn: null, altAr: null, variantId: null, ...more });
    await expect(edit(id, { photos: [photo(theirs)] })).rejects.toEqual(problems({ photos: "unknownPhoto" }));
    const { photos, variants } = await edit(id, { photos: [photo(mine, { altAr: "كنبة" }), photo(first?.id ?? "")] });
    expect(photos.map((each) => each.id)).toEqual([mine, first?.id]);
    expect(photos[0]).toMatchObject({ altAr: "كنبة" });
    const own = await edit(id, { photos: [photo(mine, { variantId: variants[0]?.id })] });
    expect(own.photos).toMatchObject([{ id: mine, variantId: variants[0]?.id }]);
    await expect(edit(id, { photos: [photo(mine, { variantId: newId() })] })).rejects.toEqual(problems({ photos: "unknownVariant" }));
  });
});

describe("variants", () => {
  const sheet = async (id: string) => (await read(id)).variants;

  test("added, moved, changed and removed in one go; ids stay", async () => {
    const id = await aPiece("live", {
      variants: [
        { size: "A", price: 100, stock: 1 },
        { size: "B", price: 200, stock: 1 },
        { size: "C", price: 300, stock: 1 },
      ],
    });
    const [a, b, c] = (await sheet(id)) as [VariantFields, VariantFields, VariantFields];
    const added = aVariant({ size: "D", color: "#1f7a6b", price: 50 });
    const after = await edit(id, { variants: [c, added, { ...a, price: 150, compareAt: 400 }] });
    expect(after.variants.map(({ id: each, size, price }) => [each, size, price])).toEqual([
      [c.id, "C", 300],
      [added.id, "D", 50],
      [a.id, "A", 150],
    ]);
    expect((await db.selectFrom("product_variants").select("id").where("id", "=", b.id).execute()).length).toBe(0);
    // What lists read follows.
    expect(await db.selectFrom("products").select(["price_from", "price_to", "color_families"]).where("id", "=", id).executeTakeFirst()).toEqual({
      ...{ price_from: 50, price_to: 300 },
      color_families: ["teal"],
    });
  });

  test("what was sold while someone typed still counts, and stock never goes below zero", async () => {
    const id = await aPiece("live", {
      variants: [
        { price: 100, stock: 5 },
        { price: 100, stock: 2 },
      ],
    });
    const before = await sheet(id);
    await db.updateTable("product_variants").set({ stock: 1 }).where("product_id", "=", id).execute();
    const [first, second] = before as [VariantFields, VariantFields];
    const after = await edit(id, {
      variants: [
        { ...first, stock: 8 },
        { ...second, stock: 0, price: 120 },
      ],
    });
    expect(after.variants.map(({ stock }) => stock)).toEqual([4, 0]);
  });

  test("another piece's variant is not taken", async () => {
    const [id, other] = [await aPiece(), await aPiece()];
    const [theirs] = await sheet(other);
    await expect(edit(id, { variants: [{ ...(theirs as VariantFields), price: 1 }] })).rejects.toEqual(problems({ variants: "unknownVariant" }));
    expect((await sheet(other))[0]?.price).toBe(530_000);
  });
});

describe("publishing", () => {
  test("waits for staff where they approve; buyers see it afterwards", async () => {
    const id = await aPiece();
    expect(await as(people.editor).vendorProducts.submit({ id })).toMatchObject({ status: "pending", isPublic: false });
    expect((await noticesOf(admin)).filter(({ href }) => href === `/admin/products?open=${id}`)).toMatchObject([
      { kind: "product_submitted", params: { product: "Sofa" } },
    ]);
    expect((await as(admin).productsAdmin.list({})).items.map((item) => item.id)).toContain(id);
    await as(admin).productsAdmin.approve({ id });
    expect(await read(id)).toMatchObject({ status: "live", isPublic: true });
    const news = { kind: "product_approved", params: { product: "Sofa" }, href: `/vendor/products/${id}` };
    expect([await noticesOf(people.owner), await noticesOf(people.editor)]).toEqual([[news], [news]]);
    expect([await noticesOf(people.viewer), await noticesOf(people.rival)]).toEqual([[], []]);
  });

  test("sent back with a reason, which goes when it is sent again", async () => {
    const id = await aPiece("pending");
    await expect(as(admin).productsAdmin.reject({ id, reason: " " })).rejects.toEqual(problems({ reason: "required" }));
    await as(admin).productsAdmin.reject({ id, reason: "The photo shows another piece." });
    expect(await read(id)).toMatchObject({ status: "draft", rejection: "The photo shows another piece." });
    expect(await noticesOf(people.owner)).toMatchObject([{ kind: "product_rejected", params: { reason: "The photo shows another piece." } }]);
    expect(await as(people.editor).vendorProducts.submit({ id })).toMatchObject({ status: "pending", rejection: null });
  });

  test("at once where no one approves: for one vendor, or for all", async () => {
    await as(admin).productsAdmin.setVendorApproval({ vendorId, rule: "free" });
    expect(await as(people.editor).vendorProducts.submit({ id: await aPiece() })).toMatchObject({ status: "live", isPublic: true });
    await as(admin).productsAdmin.setVendorApproval({ vendorId, rule: "default" });
    await as(admin).productsAdmin.setApproval({ isRequired: false });
    expect(await as(people.editor).vendorProducts.submit({ id: await aPiece() })).toMatchObject({ status: "live" });
    await as(admin).productsAdmin.setVendorApproval({ vendorId, rule: "required" });
    expect(await as(people.editor).vendorProducts.submit({ id: await aPiece() })).toMatchObject({ status: "pending" });
    await as(admin).productsAdmin.setApproval({ isRequired: true });
  });

  test("needs a photograph and a variant on sale", async () => {
    const id = await aPiece("draft", { photoIds: [], variants: [{ price: null, stock: 1 }] });
    await expect(as(people.editor).vendorProducts.submit({ id })).rejects.toEqual(problems({ photos: "photoNeeded", variants: "variantNeeded" }));
  });

  test("an admin does not decide for a team of their own", async () => {
    const id = await aPiece("pending");
    const { organization_id } = await db.selectFrom("vendors").select("organization_id").where("id", "=", vendorId).executeTakeFirstOrThrow();
    const insider = await aUser("admin");
    await db
      .insertInto("organization_members")
      .values({ organization_id: organization_id ?? "", user_id: insider.id, role: "viewer" })
      .execute();
    await expect(as(insider).productsAdmin.approve({ id })).rejects.toEqual(code("FORBIDDEN"));
    await expect(as(insider).productsAdmin.reject({ id, reason: "No" })).rejects.toEqual(code("FORBIDDEN"));
    expect((await read(id)).status).toBe("pending");
  });

  test("a draft is deleted for good, nothing else is", async () => {
    const [id, live] = [await aPiece(), await aPiece("live")];
    await as(people.editor).vendorProducts.remove({ id });
    await expect(read(id)).rejects.toEqual(code("NOT_FOUND"));
    await expect(as(people.editor).vendorProducts.remove({ id: live })).rejects.toMatchObject({ code: "STATUS_CONFLICT", data: { status: "live" } });
    expect((await read(live)).status).toBe("live");
  });

  test("a copy is a draft without stock and article numbers", async () => {
    const id = await aPiece("live", {
      nameAr: "كنبة",
      leadDays: 20,
      variants: [{ sku: "S-1", fabric: "Ruby", price: 400, stock: 9, photoIds: [await aFile(people.owner)] }],
    });
    const copy = await read((await as(people.editor).vendorProducts.duplicate({ id })).id);
    expect(copy).toMatchObject({ status: "draft", name: "Sofa", nameAr: "كنبة", leadDays: 20, isPublic: false });
    expect(copy.variants).toMatchObject([{ sku: null, fabric: "Ruby", price: 400, stock: 0 }]);
    expect(copy.photos.map(({ variantId }) => variantId)).toEqual([null, copy.variants[0]?.id]);
    expect(copy.slug).not.toBe((await read(id)).slug);
  });
});

describe("3D model", () => {
  test("buyers get the one that is there now, and none after it was removed", async () => {
    const id = await aPiece("live");
    const { slug } = await read(id);
    const shown = async () => (await as(null).products.get({ slug })).model;
    expect(await shown()).toBeNull();
    await as(people.editor).vendorProducts.uploadModel({ id, model: glb() });
    const first = await shown();
    expect(first).not.toBeNull();
    await as(people.editor).vendorProducts.uploadModel({ id, model: glb(aModel({ extras: "second" })) });
    expect([null, first]).not.toContain(await shown());
    await as(people.editor).vendorProducts.removeModel({ id });
    expect(await shown()).toBeNull();
  });

  test("a binary glTF is stored and comes back; other files are refused", async () => {
    const id = await aPiece();
    const upload = (model: File, by = people.editor) => as(by).vendorProducts.uploadModel({ id, model });
    await expect(upload(new File(["<svg/>         "], "a.glb"))).rejects.toEqual(problems({ model: "UNSUPPORTED" }));
    await expect(upload(glb(aModel().subarray(0, -4)))).rejects.toEqual(problems({ model: "DAMAGED" }));
    await expect(upload(glb(aModel({ images: [{ uri: "https://spy.example/a.png" }] })))).rejects.toEqual(problems({ model: "OUTSIDE" }));
    await expect(upload(glb(aModel({ extensionsUsed: ["KHR_draco_mesh_compression"] })))).rejects.toEqual(problems({ model: "EXTENSION" }));
    await expect(upload(glb(Buffer.alloc(MODEL_MAX_BYTES)))).rejects.toEqual(problems({ model: "TOO_LARGE" }));
    await expect(upload(new File([], "a.glb"))).rejects.toEqual(problems({ model: "EMPTY" }));
    await expect(upload(glb(), people.viewer)).rejects.toEqual(code("FORBIDDEN"));
    await expect(upload(glb(), people.rival)).rejects.toEqual(code("NOT_FOUND"));
    await expect(as(people.editor).vendorProducts.uploadModel({ id: newId(), model: glb() })).rejects.toEqual(code("NOT_FOUND"));
    expect((await read(id)).hasModel).toBe(false);
    await upload(glb());
    expect((await read(id)).hasModel).toBe(true);
    const file = await as(people.viewer).vendorProducts.modelFile({ id });
    expect([file.type, Buffer.from(await file.arrayBuffer()).toString("latin1", 0, 4)]).toEqual(["model/gltf-binary", "glTF"]);
    await expect(as(people.rival).vendorProducts.modelFile({ id })).rejects.toEqual(code("NOT_FOUND"));
    await expect(as(people.rival).vendorProducts.removeModel({ id })).rejects.toEqual(code("NOT_FOUND"));
    await expect(as(people.viewer).vendorProducts.removeModel({ id })).rejects.toEqual(code("FORBIDDEN"));
    await as(people.editor).vendorProducts.removeModel({ id });
    await expect(as(people.viewer).vendorProducts.modelFile({ id })).rejects.toEqual(code("NOT_FOUND"));
  });
});

const ends = (name: "withdraw" | "archive" | "restore") => (id: string) => as(people.owner).vendorProducts[name]({ id });
describeStatus(productStatus, {
  make: async (status) => {
    // The neighbors are made before anything else, whichever test comes first.
    if (!vendorId) await openShops();
    await as(admin).productsAdmin.setVendorApproval({ vendorId, rule: "default" });
    return aPiece(status as ProductStatus);
  },
  run: {
    submit: (id) => as(people.owner).vendorProducts.submit({ id }),
    publish: (id) => productStatus.move(db, id, "publish", { by: null }),
    withdraw: ends("withdraw"),
    approve: (id) => as(admin).productsAdmin.approve({ id }),
    reject: (id) => as(admin).productsAdmin.reject({ id, reason: "Not a piece of furniture." }),
    archive: ends("archive"),
    restore: ends("restore"),
  },
});
