import { implementContract, type ProcedureContext, signedIn } from "#app/platform/api/procedure.server.ts";
import { approveChange, getChange, listChanges, rejectChange } from "../admin/server/changes.server.ts";
import { uploadVendorPhoto } from "../admin/server/edit.server.ts";
import type { Author } from "../admin/server/service.server.ts";
import { vendorChangesContract, vendorListingContract } from "../vendors.listing.contract.ts";
import { getListing, listListings, updateListing, withdrawListingChange } from "./listing.server.ts";

const listing = implementContract(vendorListingContract);
const changes = implementContract(vendorChangesContract);
const by = (context: ProcedureContext): Author => ({ actor: signedIn(context), requestId: context.requestId });

export const vendorListingRouter = listing.router({
  list: listing.list.handler(({ context }) => listListings(signedIn(context))),
  get: listing.get.handler(({ input, context }) => getListing(signedIn(context), input.id, context.language)),
  update: listing.update.handler(({ input, context }) =>
    updateListing(by(context), signedIn(context), input as Parameters<typeof updateListing>[2], context.language),
  ),
  withdraw: listing.withdraw.handler(({ input, context }) => withdrawListingChange(signedIn(context), input.id)),
  uploadPhoto: listing.uploadPhoto.handler(({ input, context }) => uploadVendorPhoto(signedIn(context).id, input.photo)),
});

export const vendorChangesRouter = changes.router({
  list: changes.list.handler(({ input, context }) => listChanges(input, context.language)),
  get: changes.get.handler(({ input, context }) => getChange(input.id, context.language)),
  approve: changes.approve.handler(({ input, context }) => approveChange(by(context), signedIn(context), input.id, context.language)),
  reject: changes.reject.handler(({ input, context }) => rejectChange(signedIn(context), input.id, input.reason)),
});
