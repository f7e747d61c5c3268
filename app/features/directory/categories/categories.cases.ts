import { randomUUID } from "node:crypto";
import { type Cases, nothing, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "categories.listActive": nothing,
  "categories.list": nothing,
  "categories.create": withInput(() => ({ name: `Category ${randomUUID()}`, nameAr: null, type: "Service", parentId: null })),
  "categories.update": withInput(async (world) => ({ id: await world.newCategory(), name: randomUUID(), nameAr: null, type: "Product", parentId: null })),
  "categories.setActive": withInput(async (world) => ({ id: await world.newCategory(), isActive: false })),
};
