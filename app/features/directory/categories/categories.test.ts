import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { categoriesRouter } from "./server/procedures.server.ts";

const admin = await aUser("admin");
const as = clientOf(categoriesRouter);
const manage = as(admin);
const problem = (field: string, code: string) => expect.objectContaining({ code: "INVALID", defined: true, data: { fields: { [field]: code } } });
const auditOf = async (id: string) => await db.selectFrom("audit_events").select(["action", "changes"]).where("entity_id", "=", id).orderBy("id").execute();

beforeEach(async () => {
  await db.deleteFrom("categories").where("parent_id", "is not", null).execute();
  await db.deleteFrom("categories").execute();
});

test.each(["homeowner", "professional", "vendor"] as const)("a %s may read the active ones only", async (role) => {
  const client = as(aViewer(role));
  await expect(client.listActive()).resolves.toEqual([]);
  for (const call of [
    () => client.list(),
    () => client.create({ name: "x", type: "Service" }),
    () => client.update({ id: newId(), name: "x", type: "Service" }),
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

test("a rename keeps the slug and is recorded field by field", async () => {
  const made = await manage.create({ name: "Pools", type: "Service" });
  const renamed = await manage.update({ id: made.id, name: "Swimming pools", type: "Both" as "Service" }).catch((error: { code: string }) => error.code);
  expect(renamed).toBe("BAD_REQUEST");
  const saved = await manage.update({ id: made.id, name: "Swimming pools", type: "Service" });
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
  await expect(manage.update({ id: top.id, name: "Top", type: "Service", parentId: other.id })).rejects.toEqual(problem("parentId", "hasChildren"));
  await expect(manage.update({ id: top.id, name: "Top", type: "Service", parentId: top.id })).rejects.toEqual(problem("parentId", "self"));
  await expect(manage.update({ id: newId(), name: "x", type: "Service" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(manage.setActive({ id: newId(), isActive: true })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("at the same moment, two categories never become each other's parent", async () => {
  const [a, b] = [await manage.create({ name: "A", type: "Service" }), await manage.create({ name: "B", type: "Service" })];
  const both = await Promise.allSettled([
    manage.update({ id: a.id, name: "A", type: "Service", parentId: b.id }),
    manage.update({ id: b.id, name: "B", type: "Service", parentId: a.id }),
  ]);
  expect(both.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a picture that is none is refused with the reason", async () => {
  await expect(manage.create({ name: "P", type: "Service", photo: new File(["x"], "x.png") })).rejects.toEqual(problem("photo", "UNSUPPORTED"));
});
