import { implementContract, type ProcedureContext } from "#app/platform/api/procedure.server.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { callerOf } from "#app/platform/auth/client-address.server.ts";
import { searchContract } from "../search.contract.ts";
import { searchAll, searchKind, suggest } from "./service.server.ts";

const search = implementContract(searchContract);

/** More than anyone types, and enough for a few hundred people behind one IP address. */
const ASKED = { max: 600, windowSeconds: 60 };

async function mayAsk({ viewer, ip }: ProcedureContext): Promise<void> {
  await enforceLimit(`search:${callerOf(viewer, ip)}`, ASKED);
}

export const searchRouter = search.router({
  suggest: search.suggest.handler(async ({ input, context }) => {
    await mayAsk(context);
    return suggest(input.words, context.language);
  }),
  all: search.all.handler(async ({ input, context }) => {
    await mayAsk(context);
    return searchAll(input.words, context.language);
  }),
  list: search.list.handler(async ({ input, context }) => {
    await mayAsk(context);
    return searchKind(input.words, input.kind, input.page, context.language);
  }),
});
