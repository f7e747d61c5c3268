import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { failedMailsContract } from "../failed-mails.contract.ts";
import { listFailedMails, sendAgain } from "./service.server.ts";

const mails = implementContract(failedMailsContract);

export const failedMailsRouter = mails.router({
  list: mails.list.handler(() => listFailedMails()),
  sendAgain: mails.sendAgain.handler(({ input, context }) => sendAgain(signedIn(context), input.ids)),
});
