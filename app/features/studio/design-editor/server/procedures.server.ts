import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { designEditorContract } from "../design-editor.contract.ts";
import { getDesign, listDesigns } from "./rows.server.ts";
import { applySettings, createDesign, removeDesign, removeVersion, renameDesign, saveVersion } from "./service.server.ts";

const designs = implementContract(designEditorContract);

export const designEditorRouter = designs.router({
  list: designs.list.handler(({ input, context }) => listDesigns(signedIn(context), input.after)),
  get: designs.get.handler(({ input, context }) => getDesign(signedIn(context), input.id)),
  create: designs.create.handler(({ input, context }) => createDesign(signedIn(context), input)),
  apply: designs.apply.handler(({ input, context }) => applySettings(signedIn(context), input.id, input.settings)),
  save: designs.save.handler(({ input, context }) => saveVersion(signedIn(context), input.id, input.name)),
  rename: designs.rename.handler(({ input, context }) => renameDesign(signedIn(context), input.id, input.name)),
  remove: designs.remove.handler(({ input, context }) => removeDesign(signedIn(context), input.id)),
  removeVersion: designs.removeVersion.handler(({ input, context }) => removeVersion(signedIn(context), input.id, input.versionId)),
});
