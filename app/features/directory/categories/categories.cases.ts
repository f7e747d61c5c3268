import { randomUUID } from "node:crypto";
import { type Cases, nothing, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "categories.listActive": nothing,
  "categories.list": nothing,
  "categories.create": withInput(() => ({ name: `Category ${randomUUID()}`, nameAr: null, type: "Service", parentId: null })),
  "categories.update": withInput(async (world) => {
    const id = await world.newCategory();
    return { id, version: await world.versionOf("categories", id), name: randomUUID(), nameAr: null, type: "Product", parentId: null };
  }),
  "categories.setActive": withInput(async (world) => ({ id: await world.newCategory(), isActive: false })),
  "categories.setActiveOfMany": withInput(async (world) => ({ ids: [await world.newCategory()], isActive: false })),
  "categories.arrange": withInput(async (world) => {
    const parentId = await world.newCategory();
    const seen = [await world.newCategory(parentId), await world.newCategory(parentId)];
    return { groups: [{ parentId, seen, ids: seen.toReversed() }] };
  }),
  "categories.merge": withInput(async (world) => ({ id: await world.newCategory(), into: await world.newCategory() })),
};
