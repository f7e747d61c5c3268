import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { productImportsContract } from "../product-imports.contract.ts";
import { exportFile } from "./export.server.ts";
import { applyImport, cancelImport, getImport, listImports, listProblems, startImport, watchImport } from "./service.server.ts";

const imports = implementContract(productImportsContract);

export const productImportsRouter = imports.router({
  start: imports.start.handler(({ context, input }) => startImport(signedIn(context), input)),
  apply: imports.apply.handler(({ context, input }) => applyImport(signedIn(context), input)),
  get: imports.get.handler(({ context, input }) => getImport(signedIn(context), input.id)),
  list: imports.list.handler(({ context, input }) => listImports(signedIn(context), input.after)),
  watch: imports.watch.handler(({ context, input, signal }) => watchImport(signedIn(context), input.id, signal)),
  cancel: imports.cancel.handler(({ context, input }) => cancelImport(signedIn(context), input.id)),
  listProblems: imports.listProblems.handler(({ context, input }) => listProblems(signedIn(context), input.id, input.after)),
  exportFile: imports.exportFile.handler(({ context, input }) => exportFile(signedIn(context), input.vendorId, input.format)),
});
