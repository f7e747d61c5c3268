import { implementContract, type ProcedureContext, signedIn } from "#app/platform/api/procedure.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { vendorsAdminContract } from "../../vendors.admin.contract.ts";
import { listVendorHistory, updateVendor, uploadVendorPhoto } from "./edit.server.ts";
import { readVendor } from "./record.server.ts";
import { type Author, createVendor, getVendorOverview, listVendorsForAdmin } from "./service.server.ts";
import { setStatusOfMany, setVendorStatus } from "./set-status.server.ts";

const admin = implementContract(vendorsAdminContract);
const by = (context: ProcedureContext): Author => ({ actor: signedIn(context), requestId: context.requestId });

export const vendorsAdminRouter = admin.router({
  list: admin.list.handler(({ context, input }) => listVendorsForAdmin(input, context.language)),
  overview: admin.overview.handler(({ context }) => getVendorOverview(context.language)),
  get: admin.get.handler(({ context, input }) => readVendor(db, input.id, context.language)),
  create: admin.create.handler(async ({ context, input }) => readVendor(db, await createVendor(by(context), input), context.language)),
  update: admin.update.handler(({ context, input }) =>
    updateVendor(by(context), input.id, input.version, input.changes as Parameters<typeof updateVendor>[3], context.language),
  ),
  setStatus: admin.setStatus.handler(({ context, input }) => setVendorStatus(by(context), input.id, input.status)),
  setStatusOfMany: admin.setStatusOfMany.handler(({ context, input }) => setStatusOfMany(by(context), input.selection, input.status)),
  uploadPhoto: admin.uploadPhoto.handler(({ context, input }) => uploadVendorPhoto(signedIn(context).id, input.photo)),
  history: admin.history.handler(({ context, input }) => listVendorHistory(input.id, input.after, context.language)),
});
