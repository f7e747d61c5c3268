import { implementContract, type ProcedureContext, signedIn } from "#app/platform/api/procedure.server.ts";
import { productImportsContract } from "../product-imports.contract.ts";
import { exportFile } from "./export.server.ts";
import { applyImport, cancelImport, getImport, listImports, listProblems, startImport, watchImport } from "./service.server.ts";

const imports = implementContract(productImportsContract);
const by = (context: ProcedureContext) => ({ viewer: signedIn(context), language: context.language });

export const productImportsRouter = imports.router({
  start: imports.start.handler(({ context, input }) => startImport(by(context), input)),
  apply: imports.apply.handler(({ context, input }) => applyImport(by(context), input)),
  get: imports.get.handler(({ context, input }) => getImport(by(context), input.id)),
  list: imports.list.handler(({ context, input }) => listImports(by(context), input.after)),
  watch: imports.watch.handler(({ context, input, signal }) => watchImport(by(context), input.id, signal)),
  cancel: imports.cancel.handler(({ context, input }) => cancelImport(by(context), input.id)),
  listProblems: imports.listProblems.handler(({ context, input }) => listProblems(by(context), input.id, input.after)),
  exportFile: imports.exportFile.handler(({ context, input }) => exportFile(signedIn(context), input.vendorId, input.format)),
});
