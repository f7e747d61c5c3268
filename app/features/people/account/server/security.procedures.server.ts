import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { accountSecurityContract } from "../account.security.contract.ts";
import { confirm, endAllSessions, endOneSession, listSessions, readSecurity, removePasskey } from "./security.server.ts";

const security = implementContract(accountSecurityContract);

export const accountSecurityRouter = security.router({
  get: security.get.handler(({ context }) => readSecurity(signedIn(context))),
  listSessions: security.listSessions.handler(async ({ context }) => ({ items: await listSessions(signedIn(context)) })),
  endSession: security.endSession.handler(({ context, input }) => endOneSession(signedIn(context), input.id)),
  endSessions: security.endSessions.handler(async ({ context, input }) => ({ ended: await endAllSessions(signedIn(context), input.includesCurrent) })),
  confirm: security.confirm.handler(({ context, input }) => confirm(signedIn(context), input.password)),
  removePasskey: security.removePasskey.handler(({ context, input }) => removePasskey(signedIn(context), input.id)),
});
