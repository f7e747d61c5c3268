import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { personalDataContract } from "../personal-data.contract.ts";
import { readConsents, setConsent } from "./consents.server.ts";
import { cancelDeletion, readDeletion, requestDeletion, sendDeletionCode } from "./deletion.server.ts";
import { listExports, requestExport } from "./exports.server.ts";

const data = implementContract(personalDataContract);

export const personalDataRouter = data.router({
  consents: data.consents.handler(({ context }) => readConsents(signedIn(context))),
  setConsent: data.setConsent.handler(({ input, context }) => setConsent(signedIn(context), input, context)),
  exports: data.exports.handler(({ context }) => listExports(signedIn(context))),
  requestExport: data.requestExport.handler(({ context }) => requestExport(signedIn(context), context.language)),
  deletion: data.deletion.handler(({ context }) => readDeletion(signedIn(context))),
  sendDeletionCode: data.sendDeletionCode.handler(({ context }) => sendDeletionCode(signedIn(context), context.language)),
  requestDeletion: data.requestDeletion.handler(({ input, context }) => requestDeletion(signedIn(context), input, context.language)),
  cancelDeletion: data.cancelDeletion.handler(({ input, context }) => cancelDeletion(context.viewer, input.token)),
});
