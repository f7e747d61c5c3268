import { implementContract, type ProcedureContext, signedIn } from "#app/platform/api/procedure.server.ts";
import { categoriesContract } from "../categories.contract.ts";
import { setActiveOfMany, setCategoryActive } from "./active.server.ts";
import { arrangeCategories } from "./arrange.server.ts";
import { mergeCategory } from "./merge.server.ts";
import { type Author, createCategory, listActiveCategories, listCategories, updateCategory } from "./service.server.ts";

const categories = implementContract(categoriesContract);
const by = (context: ProcedureContext): Author => ({ actor: signedIn(context), requestId: context.requestId });

export const categoriesRouter = categories.router({
  listActive: categories.listActive.handler(() => listActiveCategories()),
  list: categories.list.handler(() => listCategories()),
  create: categories.create.handler(({ context, input }) => createCategory(by(context), input)),
  update: categories.update.handler(({ context, input }) => updateCategory(by(context), input.id, input.version, input)),
  setActive: categories.setActive.handler(({ context, input }) => setCategoryActive(by(context), input.id, input.isActive)),
  setActiveOfMany: categories.setActiveOfMany.handler(({ context, input }) => setActiveOfMany(by(context), input.ids, input.isActive)),
  arrange: categories.arrange.handler(({ context, input }) => arrangeCategories(by(context), input.groups)),
  merge: categories.merge.handler(({ context, input }) => mergeCategory(by(context), input.id, input.into)),
});
