import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { vendorClaimsContract } from "../vendor-claims.contract.ts";
import { approveClaim, getClaim, listClaims, rejectClaim } from "./admin.server.ts";
import { claimState, createClaim, listCandidates, listMyClaims, withdrawClaim } from "./service.server.ts";

const claims = implementContract(vendorClaimsContract);

export const vendorClaimsRouter = claims.router({
  state: claims.state.handler(({ input, context }) => claimState(signedIn(context), input.vendorId, context.language)),
  candidates: claims.candidates.handler(({ input, context }) => listCandidates(input.search, context.language)),
  listMine: claims.listMine.handler(({ context }) => listMyClaims(signedIn(context), context.language)),
  create: claims.create.handler(({ input, context }) => createClaim(signedIn(context), input)),
  withdraw: claims.withdraw.handler(({ input, context }) => withdrawClaim(signedIn(context), input.id)),
  list: claims.list.handler(({ input, context }) => listClaims(input, context.language)),
  get: claims.get.handler(({ input, context }) => getClaim(input.id, context.language)),
  approve: claims.approve.handler(({ input, context }) => approveClaim(signedIn(context), input.id)),
  reject: claims.reject.handler(({ input, context }) => rejectClaim(signedIn(context), input.id, input.reason)),
});
