import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { accountContract } from "../account.contract.ts";
import { setPreferences } from "./service.server.ts";

const account = implementContract(accountContract);

export const accountRouter = account.router({
  me: account.me.handler(({ context }) => context.viewer),
  setPreferences: account.setPreferences.handler(({ context, input }) => setPreferences(signedIn(context), input)),
});
