import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { savedContract } from "../saved.contract.ts";
import { checkSaved, listSaved, removeSaved, saveItem, setSavedNote } from "./service.server.ts";

const saved = implementContract(savedContract);

export const savedRouter = saved.router({
  list: saved.list.handler(({ input, context }) => listSaved(signedIn(context), input, context.language)),
  check: saved.check.handler(({ input, context }) => checkSaved(signedIn(context), input)),
  save: saved.save.handler(({ input, context }) => saveItem(signedIn(context), input)),
  remove: saved.remove.handler(({ input, context }) => removeSaved(signedIn(context), input)),
  setNote: saved.setNote.handler(({ input, context }) => setSavedNote(signedIn(context), input)),
});
