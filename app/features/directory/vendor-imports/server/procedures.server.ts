import { implementContract, type ProcedureContext, signedIn } from "#app/platform/api/procedure.server.ts";
import { templateFile } from "../store/template.ts";
import { vendorImportsContract } from "../vendor-imports.contract.ts";
import { type Author, applyImport, cancelImport, errorsFile, getImport, listImports, listRowErrors, startImport, watchImport } from "./service.server.ts";

const imports = implementContract(vendorImportsContract);
const by = (context: ProcedureContext): Author => ({ actor: signedIn(context), requestId: context.requestId, language: context.language });

export const vendorImportsRouter = imports.router({
  start: imports.start.handler(({ context, input }) => startImport(by(context), input.file, input.isDryRun)),
  apply: imports.apply.handler(({ context, input }) => applyImport(by(context), input.id, input.categories)),
  get: imports.get.handler(({ context, input }) => getImport(input.id, context.language)),
  list: imports.list.handler(({ context, input }) => listImports(input, context.language)),
  watch: imports.watch.handler(({ context, input, signal }) => watchImport(input.id, context.language, signal)),
  cancel: imports.cancel.handler(({ context, input }) => cancelImport(by(context), input.id)),
  listErrors: imports.listErrors.handler(({ input }) => listRowErrors(input)),
  errorsFile: imports.errorsFile.handler(({ input }) => errorsFile(input.id)),
  templateFile: imports.templateFile.handler(() => templateFile()),
});
