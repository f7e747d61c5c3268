import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { translationsContract } from "../translations.contract.ts";
import { importTexts } from "./csv.server.ts";
import { changedTextsOf, listTexts, updateText } from "./service.server.ts";

const translations = implementContract(translationsContract);

export const translationsRouter = translations.router({
  listByPage: translations.listByPage.handler(({ input }) => changedTextsOf(input.page)),
  list: translations.list.handler(({ input }) => listTexts(input)),
  update: translations.update.handler(({ context, input: { base, ...change } }) => updateText(signedIn(context), context.requestId, change, base)),
  importFile: translations.importFile.handler(({ context, input }) => importTexts(signedIn(context), context.requestId, input.file, input.isDryRun)),
});
