import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { vendorProductsContract } from "../../products.vendor.contract.ts";
import type { ProductFields } from "../../products.vendor.rules.ts";
import { updateProduct, uploadProductPhoto } from "./edit.server.ts";
import { listSellers, listVendorProducts } from "./list.server.ts";
import { modelFile, removeModel, storeModel } from "./model.server.ts";
import { readProduct } from "./record.server.ts";
import { createProduct, duplicateProduct, moveProduct, removeDraft, submitProduct } from "./service.server.ts";

const products = implementContract(vendorProductsContract);

export const vendorProductsRouter = products.router({
  list: products.list.handler(({ input, context }) => listVendorProducts(signedIn(context), input, context.language)),
  sellers: products.sellers.handler(({ context }) => listSellers(signedIn(context), context.language)),
  get: products.get.handler(({ input, context }) => readProduct(db, signedIn(context), input.id, context.language)),
  create: products.create.handler(({ input, context }) => createProduct(signedIn(context), input)),
  update: products.update.handler(({ input: { id, version, changes }, context }) =>
    updateProduct(signedIn(context), { id, version, changes: changes as Partial<ProductFields> }, context.language),
  ),
  duplicate: products.duplicate.handler(({ input, context }) => duplicateProduct(signedIn(context), input.id, context.language)),
  submit: products.submit.handler(({ input, context }) => submitProduct(signedIn(context), input.id, context.language)),
  withdraw: products.withdraw.handler(({ input, context }) => moveProduct(signedIn(context), input.id, "withdraw", context.language)),
  archive: products.archive.handler(({ input, context }) => moveProduct(signedIn(context), input.id, "archive", context.language)),
  restore: products.restore.handler(({ input, context }) => moveProduct(signedIn(context), input.id, "restore", context.language)),
  remove: products.remove.handler(({ input, context }) => removeDraft(signedIn(context), input.id)),
  uploadPhoto: products.uploadPhoto.handler(({ input, context }) => uploadProductPhoto(signedIn(context), input.photo)),
  uploadModel: products.uploadModel.handler(({ input, context }) => storeModel(signedIn(context), input.id, input.model)),
  removeModel: products.removeModel.handler(({ input, context }) => removeModel(signedIn(context), input.id)),
  modelFile: products.modelFile.handler(({ input, context }) => modelFile(signedIn(context), input.id)),
});
