import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { verificationsContract } from "../verifications.contract.ts";
import { approveVerification, getVerification, listVerifications, rejectVerification } from "./admin.server.ts";
import { listMine, submitVerification, withdrawVerification } from "./service.server.ts";
import { listFacts } from "./trust.server.ts";

const verifications = implementContract(verificationsContract);

export const verificationsRouter = verifications.router({
  mine: verifications.mine.handler(({ context }) => listMine(signedIn(context))),
  submit: verifications.submit.handler(({ input, context }) => submitVerification(signedIn(context), input)),
  withdraw: verifications.withdraw.handler(({ input, context }) => withdrawVerification(signedIn(context), input.id)),
  ofPerson: verifications.ofPerson.handler(({ input, context }) => listFacts({ userId: input.userId, viewer: context.viewer })),
  ofVendor: verifications.ofVendor.handler(({ input }) => listFacts({ vendorSlug: input.slug })),
  list: verifications.list.handler(({ input, context }) => listVerifications(input, context.language)),
  get: verifications.get.handler(({ input, context }) => getVerification(input.id, context.language)),
  approve: verifications.approve.handler(({ input, context }) => approveVerification(signedIn(context), input.id, input.validUntil)),
  reject: verifications.reject.handler(({ input, context }) => rejectVerification(signedIn(context), input)),
});
