import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { productsAdminContract } from "../../products.admin.contract.ts";
import { approveProduct, getAnyProduct, listAllProducts, readApproval, rejectProduct, writeApproval, writeVendorApproval } from "./service.server.ts";

const admin = implementContract(productsAdminContract);

export const productsAdminRouter = admin.router({
  list: admin.list.handler(({ input, context }) => listAllProducts(input, context.language)),
  get: admin.get.handler(({ input, context }) => getAnyProduct(input.id, context.language)),
  approve: admin.approve.handler(({ input, context }) => approveProduct(signedIn(context), input.id)),
  reject: admin.reject.handler(({ input, context }) => rejectProduct(signedIn(context), input.id, input.reason)),
  approval: admin.approval.handler(() => readApproval()),
  setApproval: admin.setApproval.handler(({ input, context }) => writeApproval(signedIn(context), input.isRequired)),
  setVendorApproval: admin.setVendorApproval.handler(({ input, context }) => writeVendorApproval(signedIn(context), input.vendorId, input.rule)),
});
