import { beforeEach, describe, expect, test } from "vitest";
import { as as everything } from "#app/api/testing/as.ts";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { aViewer } from "#app/platform/testing/viewers.ts";
import "#app/api/router.server.ts";
import { categoriesRouter } from "./server/procedures.server.ts";

const admin = await aUser("admin");
const as = clientOf(categoriesRouter);
const manage = as(admin);
const problem = (field: string, code: string) => expect.objectContaining({ code: "INVALID", defined: true, data: { fields: { [field]: code } } });
const auditOf = async (id: string) => await db.selectFrom("audit_events").select(["action", "changes"]).where("entity_id", "=", id).orderBy("id").execute();

beforeEach(async () => {
  await db.deleteFrom("vendor_categories").execute();
  await db.deleteFrom("categories").where("parent_id", "is not", null).execute();
  await db.deleteFrom("categories").execute();
});

test.each(["homeowner", "professional", "vendor"] as const)("a %s may read the active ones only", async (role) => {
  const client = as(aViewer(role));
  await expect(client.listActive()).resolves.toEqual([]);
  for (const call of [
    () => client.list(),
    () => client.create({ name: "x", type: "Service" }),
    () => client.update({ id: newId(), version: new Date().toISOString(), name: "x", type: "Service" }),
    () => client.setActive({ id: newId(), isActive: true }),
  ])
    await expect(call()).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("visitors read the active ones; a content manager may write", async () => {
  await expect(as(null).listActive()).resolves.toEqual([]);
  await expect(as(null).list()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  const manager = await aUser("homeowner", { permissions: ["content_manager"] });
  await expect(as(manager).create({ name: "Pools", type: "Service" })).resolves.toMatchObject({ name: "Pools" });
});

test("a category gets a slug, children stand beneath their parent, hidden ones are not public", async () => {
  const lighting = await manage.create({ name: "Lighting", nameAr: "إضاءة", type: "Product" });
  const kitchens = await manage.create({ name: "  مطابخ  حديثة ", type: "Service" });
  const lamps = await manage.create({ name: "Lamps", type: "Product", parentId: lighting.id });
  expect(kitchens).toMatchObject({ name: "مطابخ حديثة", slug: "مطابخ-حديثة", isActive: true });
  expect(lamps.parent).toEqual({ id: lighting.id, name: "Lighting", nameAr: "إضاءة" });
  expect((await manage.list()).map((category) => category.name)).toEqual(["Lighting", "Lamps", "مطابخ حديثة"]);
  await manage.setActive({ id: lighting.id, isActive: false });
  await manage.setActive({ id: lighting.id, isActive: false });
  expect((await as(null).listActive()).map((category) => category.name)).toEqual(["مطابخ حديثة"]);
  expect((await auditOf(lighting.id)).map((event) => event.action)).toEqual(["category.create", "category.deactivate"]);
});

test("a rename does not change the slug and is audited field by field", async () => {
  const made = await manage.create({ name: "Pools", type: "Service" });
  const renamed = await manage
    .update({ id: made.id, version: made.version, name: "Swimming pools", type: "Both" as "Service" })
    .catch((error: { code: string }) => error.code);
  expect(renamed).toBe("BAD_REQUEST");
  const saved = await manage.update({ id: made.id, version: made.version, name: "Swimming pools", type: "Service" });
  expect(saved).toMatchObject({ name: "Swimming pools", slug: "pools" });
  expect((await auditOf(made.id)).at(-1)).toMatchObject({ action: "category.update", changes: { name: ["Pools", "Swimming pools"] } });
});

test("names are unique however they are spelled; slugs too", async () => {
  await manage.create({ name: "Décor", type: "Product" });
  await expect(manage.create({ name: " DECOR ", type: "Service" })).rejects.toEqual(problem("name", "taken"));
  await expect(manage.create({ name: " ", type: "Service" })).rejects.toEqual(problem("name", "required"));
  const [a, b] = [await manage.create({ name: "A+", type: "Service" }), await manage.create({ name: "A plus", type: "Service" })];
  expect(a.slug).not.toBe(b.slug);
});

test("only a top-level category is a parent, and no parent becomes a child", async () => {
  const top = await manage.create({ name: "Top", type: "Service" });
  const child = await manage.create({ name: "Child", type: "Service", parentId: top.id });
  const other = await manage.create({ name: "Other", type: "Service" });
  await expect(manage.create({ name: "Grandchild", type: "Service", parentId: child.id })).rejects.toEqual(problem("parentId", "notTopLevel"));
  await expect(manage.create({ name: "Lost", type: "Service", parentId: newId() })).rejects.toEqual(problem("parentId", "unknown"));
  await expect(manage.update({ id: top.id, version: top.version, name: "Top", type: "Service", parentId: other.id })).rejects.toEqual(
    problem("parentId", "hasChildren"),
  );
  await expect(manage.update({ id: top.id, version: top.version, name: "Top", type: "Service", parentId: top.id })).rejects.toEqual(
    problem("parentId", "self"),
  );
  await expect(manage.update({ id: newId(), version: new Date().toISOString(), name: "x", type: "Service" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(manage.setActive({ id: newId(), isActive: true })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("at the same moment, two categories never become each other's parent", async () => {
  const [a, b] = [await manage.create({ name: "A", type: "Service" }), await manage.create({ name: "B", type: "Service" })];
  const both = await Promise.allSettled([
    manage.update({ id: a.id, version: a.version, name: "A", type: "Service", parentId: b.id }),
    manage.update({ id: b.id, version: b.version, name: "B", type: "Service", parentId: a.id }),
  ]);
  expect(both.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a picture that is none is refused with the reason", async () => {
  await expect(manage.create({ name: "P", type: "Service", photo: new File(["x"], "x.png") })).rejects.toEqual(problem("photo", "UNSUPPORTED"));
});

test("a stale edit gets a conflict with the other's name, and writes nothing", async () => {
  const made = await manage.create({ name: "Pools", type: "Service" });
  const omar = await aUser("admin", { name: "Omar" });
  await as(omar).update({ id: made.id, version: made.version, name: "Rev A", type: "Service" });
  await expect(manage.update({ id: made.id, version: made.version, name: "Rev B", type: "Service" })).rejects.toMatchObject({
    code: "CONFLICT",
    data: { changedBy: "Omar", current: { name: "Rev A" } },
  });
  expect((await manage.list()).map(({ name }) => name)).toEqual(["Rev A"]);
});

test("what has no Arabic name stays hidden, alone and in bulk", async () => {
  const [named, unnamed] = [await manage.create({ name: "Pools", nameAr: "مسابح", type: "Service" }), await manage.create({ name: "cafes", type: "Service" })];
  for (const { id } of [named, unnamed]) await manage.setActive({ id, isActive: false });
  await expect(manage.setActive({ id: unnamed.id, isActive: true })).rejects.toEqual(problem("nameAr", "required"));
  expect(await manage.setActiveOfMany({ ids: [named.id, unnamed.id], isActive: true })).toMatchObject({ changed: 1, unchanged: 1, isUndoable: true });
  expect((await as(null).listActive()).map(({ name }) => name)).toEqual(["Pools"]);
});

describe("merging", () => {
  const link = (vendor: { id: string }, category: { id: string }) =>
    db.insertInto("vendor_categories").values({ vendor_id: vendor.id, category_id: category.id }).execute();
  const categoriesOf = async ({ id }: { id: string }) =>
    (await db.selectFrom("vendor_categories").select("category_id").where("vendor_id", "=", id).execute()).map((row) => row.category_id);

  test("moves vendors and subcategories, leaves the neighbor, and the old name means the new category", async () => {
    // One after the other: they are listed in the order in which they were made.
    const cafe = await manage.create({ name: "Cafe", type: "Service" });
    const cafes = await manage.create({ name: "Cafes", type: "Service" });
    const other = await manage.create({ name: "Other", type: "Service" });
    const child = await manage.create({ name: "Roasters", type: "Service", parentId: cafes.id });
    const [a, both, neighbor] = [await aVendor(), await aVendor(), await aVendor()];
    await link(a, cafes);
    await link(both, cafes);
    await link(both, cafe);
    await link(neighbor, other);
    expect(await manage.merge({ id: cafes.id, into: cafe.id })).toMatchObject({ id: cafe.id, movedVendors: 2, aliases: ["Cafes"], vendorCount: 2 });
    expect([await categoriesOf(a), await categoriesOf(both), await categoriesOf(neighbor)]).toEqual([[cafe.id], [cafe.id], [other.id]]);
    expect((await manage.list()).map(({ name, parentId }) => [name, parentId])).toEqual([
      ["Cafe", null],
      ["Roasters", cafe.id],
      ["Other", null],
    ]);
    expect((await db.selectFrom("vendors").select("category_ids").where("id", "=", a.id).executeTakeFirst())?.category_ids).toEqual([cafe.id]);
    expect((await auditOf(cafe.id)).at(-1)).toMatchObject({ action: "category.merge", changes: { merged: [null, "Cafes"], vendors: [null, 2] } });
    // A new category of the old name takes it back.
    const again = await manage.create({ name: "CAFES", type: "Service" });
    expect((await manage.list()).find(({ id }) => id === cafe.id)?.aliases).toEqual([]);
    expect(again.aliases).toEqual([]);
    expect(child.parentId).toBe(cafes.id);
  });

  test("into itself, into nothing, with children into a subcategory: refused", async () => {
    const [top, parent] = [await manage.create({ name: "Top", type: "Service" }), await manage.create({ name: "Parent", type: "Service" })];
    const child = await manage.create({ name: "Child", type: "Service", parentId: parent.id });
    await manage.create({ name: "Grand", type: "Service", parentId: top.id });
    await expect(manage.merge({ id: top.id, into: top.id })).rejects.toEqual(problem("into", "self"));
    await expect(manage.merge({ id: top.id, into: newId() })).rejects.toEqual(problem("into", "unknown"));
    await expect(manage.merge({ id: newId(), into: top.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(manage.merge({ id: top.id, into: child.id })).rejects.toEqual(problem("into", "notTopLevel"));
  });
});

describe("the order", () => {
  const named = async () => {
    const [a, b] = [await manage.create({ name: "Zinc", type: "Service" }), await manage.create({ name: "Awnings", type: "Service" })];
    const a1 = await manage.create({ name: "Roofs", type: "Service", parentId: a.id });
    const a2 = await manage.create({ name: "Gutters", type: "Service", parentId: a.id });
    return { a: a.id, b: b.id, a1: a1.id, a2: a2.id };
  };
  const names = async (list: Promise<{ name: string }[]>) => (await list).map(({ name }) => name);

  test("new ones come last; visitors, staff and a vendor's page follow what was arranged, in all groups at once", async () => {
    const { a, b, a1, a2 } = await named();
    expect(await names(manage.list())).toEqual(["Zinc", "Roofs", "Gutters", "Awnings"]);
    const stored = await manage.arrange({
      groups: [
        { parentId: null, seen: [a, b], ids: [b, a] },
        { parentId: a, seen: [a1, a2], ids: [a2, a1] },
      ],
    });
    const order = ["Awnings", "Zinc", "Gutters", "Roofs"];
    expect(stored.map(({ name }) => name)).toEqual(order);
    expect(await names(as(null).listActive())).toEqual(order);
    const vendor = await aVendor();
    await db
      .insertInto("vendor_categories")
      .values([a1, a, b, a2].map((category_id) => ({ vendor_id: vendor.id, category_id })))
      .execute();
    const { vendors } = everything(null);
    expect((await vendors.get({ slug: vendor.slug })).categories.map(({ name }) => name)).toEqual(order);
    expect((await vendors.facets({})).categories.map(({ name }) => name)).toEqual(order);
    await manage.create({ name: "Aaa", type: "Service" });
    expect((await names(manage.list())).at(-1)).toBe("Aaa");
    expect(await auditOf(a)).toContainEqual({
      action: "category_order.update",
      changes: {
        order: [
          ["Roofs", "Gutters"],
          ["Gutters", "Roofs"],
        ],
      },
    });
  });

  test("a stale edit gets a conflict, and writes nothing", async () => {
    const { a, b, a1, a2 } = await named();
    const lina = await aUser("admin", { name: "Lina" });
    await as(lina).arrange({ groups: [{ parentId: null, seen: [a, b], ids: [b, a] }] });
    const late = manage.arrange({
      groups: [
        { parentId: a, seen: [a1, a2], ids: [a2, a1] },
        { parentId: null, seen: [a, b], ids: [a, b] },
      ],
    });
    await expect(late).rejects.toMatchObject({ code: "CONFLICT", data: { changedBy: "Lina", current: [{ id: b }, { id: a }, { id: a1 }, { id: a2 }] } });
    expect(await names(manage.list())).toEqual(["Awnings", "Zinc", "Roofs", "Gutters"]);
  });

  test("of two at the same moment one wins whole", async () => {
    const { a, b, a1, a2 } = await named();
    const both = await Promise.allSettled([
      manage.arrange({ groups: [{ parentId: null, seen: [a, b], ids: [b, a] }] }),
      manage.arrange({
        groups: [
          { parentId: null, seen: [a, b], ids: [b, a] },
          { parentId: a, seen: [a1, a2], ids: [a2, a1] },
        ],
      }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("each category is named once", async () => {
    const { a, b } = await named();
    for (const ids of [[a], [a, a], [a, newId()]])
      await expect(manage.arrange({ groups: [{ parentId: null, seen: [a, b], ids }] })).rejects.toEqual(problem("ids", "incomplete"));
    expect(await names(manage.list())).toEqual(["Zinc", "Roofs", "Gutters", "Awnings"]);
  });

  test("a category that gets another parent, or whose parent is merged, comes last there", async () => {
    const { a, b, a1, a2 } = await named();
    await manage.create({ name: "Shades", type: "Service", parentId: b });
    await manage.arrange({ groups: [{ parentId: a, seen: [a1, a2], ids: [a2, a1] }] });
    await manage.merge({ id: a, into: b });
    expect(await names(manage.list())).toEqual(["Awnings", "Shades", "Gutters", "Roofs"]);
    const roofs = (await manage.list()).find(({ id }) => id === a1);
    await manage.update({ id: a1, version: roofs?.version ?? "", name: "Roofs", type: "Service", parentId: null });
    expect(await names(manage.list())).toEqual(["Awnings", "Shades", "Gutters", "Roofs"]);
  });
});
