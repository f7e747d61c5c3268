import { implementContract, type ProcedureContext, signedIn } from "#app/platform/api/procedure.server.ts";
import { ideaImportsContract } from "../idea-imports.contract.ts";
import { type Author, cancelUpload, errorsFile, getUpload, listErrors, listUploads, watchUpload } from "./service.server.ts";
import { beginUpload, startUpload } from "./uploads.server.ts";

const imports = implementContract(ideaImportsContract);
const by = (context: ProcedureContext): Author => ({ actor: signedIn(context), requestId: context.requestId, language: context.language });

export const ideaImportsRouter = imports.router({
  begin: imports.begin.handler(({ context, input }) => beginUpload(by(context), input)),
  start: imports.start.handler(({ context, input }) => startUpload(by(context), input)),
  get: imports.get.handler(({ context, input }) => getUpload(input.id, context.language)),
  list: imports.list.handler(({ context, input }) => listUploads(input, context.language)),
  watch: imports.watch.handler(({ context, input, signal }) => watchUpload(input.id, context.language, signal)),
  cancel: imports.cancel.handler(({ context, input }) => cancelUpload(by(context), input.id)),
  listErrors: imports.listErrors.handler(({ context, input }) => listErrors(input, context.language)),
  errorsFile: imports.errorsFile.handler(({ context, input }) => errorsFile(input.id, context.language)),
});
