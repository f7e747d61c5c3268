import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { bulkChangesContract } from "../bulk-changes.contract.ts";
import { getBulkChange, getRunning, undoBulkChange } from "./service.server.ts";

const bulk = implementContract(bulkChangesContract);

export const bulkChangesRouter = bulk.router({
  get: bulk.get.handler(({ input }) => getBulkChange(input.id)),
  running: bulk.running.handler(({ input }) => getRunning(input.kind)),
  undo: bulk.undo.handler(({ context, input }) => undoBulkChange({ actor: signedIn(context), requestId: context.requestId }, input.id)),
});
