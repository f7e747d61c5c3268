import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { listViewsContract } from "../list-views.contract.ts";
import { listViews, removeView, saveView } from "./service.server.ts";

const views = implementContract(listViewsContract);

export const listViewsRouter = views.router({
  list: views.list.handler(({ context, input }) => listViews(signedIn(context).id, input.list)),
  save: views.save.handler(({ context, input }) => saveView(signedIn(context).id, input)),
  remove: views.remove.handler(({ context, input }) => removeView(signedIn(context).id, input.id)),
});
