import { implementContract, type ProcedureContext, signedIn } from "#app/platform/api/procedure.server.ts";
import { templateFile } from "../store/template.ts";
import { vendorImportsContract } from "../vendor-imports.contract.ts";
import { type Author, applyImport, cancelImport, errorsFile, getImport, listImports, listRowErrors, startImport, watchImport } from "./service.server.ts";

const imports = implementContract(vendorImportsContract);
const by = (context: ProcedureContext): Author => ({ actor: signedIn(context), requestId: context.requestId });

export const vendorImportsRouter = imports.router({
  start: imports.start.handler(({ context, input }) => startImport(by(context), input.file, input.isDryRun)),
  apply: imports.apply.handler(({ context, input }) => applyImport(by(context), input.id, input.categories)),
  get: imports.get.handler(({ input }) => getImport(input.id)),
  list: imports.list.handler(({ input }) => listImports(input)),
  watch: imports.watch.handler(({ input, signal }) => watchImport(input.id, signal)),
  cancel: imports.cancel.handler(({ context, input }) => cancelImport(by(context), input.id)),
  listErrors: imports.listErrors.handler(({ input }) => listRowErrors(input)),
  errorsFile: imports.errorsFile.handler(({ input }) => errorsFile(input.id)),
  templateFile: imports.templateFile.handler(() => templateFile()),
});
