import { randomUUID } from "node:crypto";
import { type Cases, nothing, of, withInput } from "#app/api/testing/cases.ts";
import type { World } from "#app/api/testing/world.ts";
import type { NewProduct } from "./public.server.ts";
import { glb } from "./testing/glb.ts";

const own = (status?: NewProduct["status"], more: object = {}) => of(["vendor"], async (world) => ({ id: (await world.newProduct(status)).id, ...more }));
const anyones = (status?: NewProduct["status"], more: object = {}) => withInput(async (world) => ({ id: (await world.newProduct(status)).id, ...more }));
const withModel = of(["vendor"], async (world: World) => {
  const { id } = await world.newProduct();
  await world.giveModel(id);
  return { id };
});

export const cases: Cases = {
  "products.front": withInput(() => undefined),
  "products.list": withInput(() => ({})),
  "products.facets": withInput(() => ({})),
  "products.get": withInput(async (world) => ({ slug: await world.newProductSlug() })),
  "products.goesWith": withInput(async (world) => ({ slug: await world.newProductSlug() })),
  "vendorProducts.list": withInput(() => ({})),
  "vendorProducts.sellers": nothing,
  "vendorProducts.get": own(),
  "vendorProducts.create": of(["vendor"], (world) => ({ vendorId: world.ownedVendor.id, name: `Stool ${randomUUID()}`, category: "seating" })),
  "vendorProducts.update": of(["vendor"], async (world) => ({ ...(await world.newProduct()), changes: { care: "Dry cloth" } })),
  "vendorProducts.duplicate": own(),
  "vendorProducts.submit": own(),
  "vendorProducts.withdraw": own("pending"),
  "vendorProducts.archive": own("live"),
  "vendorProducts.restore": own("archived"),
  "vendorProducts.remove": own(),
  "vendorProducts.uploadPhoto": withInput((world) => ({ photo: world.photo })),
  "vendorProducts.uploadModel": own("draft", { model: glb() }),
  "vendorProducts.removeModel": own(),
  "vendorProducts.modelFile": withModel,
  "productsAdmin.list": withInput(() => ({})),
  "productsAdmin.get": anyones(),
  "productsAdmin.approve": anyones("pending"),
  "productsAdmin.reject": anyones("pending", { reason: "The photo shows another piece." }),
  "productsAdmin.approval": nothing,
  "productsAdmin.setApproval": withInput(() => ({ isRequired: true })),
  "productsAdmin.setVendorApproval": withInput((world) => ({ vendorId: world.ownedVendor.id, rule: "default" })),
};
