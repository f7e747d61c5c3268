import { implementContract, type ProcedureContext } from "#app/platform/api/procedure.server.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { callerOf } from "#app/platform/auth/client-address.server.ts";
import { ideaLookContract } from "../look.contract.ts";
import { ideasByLook, ideasByPhoto, similarIdeas } from "./service.server.ts";

const PHOTOS = { max: 20, windowSeconds: 300 };
const LOOKS = { max: 120, windowSeconds: 60 };

/** Comparing costs more than reading a list. */
async function limited(kind: string, { viewer, ip }: ProcedureContext, rule: typeof PHOTOS): Promise<void> {
  await enforceLimit(`${kind}:${callerOf(viewer, ip)}`, rule);
}

const look = implementContract(ideaLookContract);

export const ideaLookRouter = look.router({
  similar: look.similar.handler(({ input, context }) => similarIdeas(input.id, input.limit, context.viewer, context.language)),
  byPhoto: look.byPhoto.handler(async ({ input, context }) => {
    await limited("by-photo", context, PHOTOS);
    return ideasByPhoto(input.photo, input.room, input.limit, context.language);
  }),
  byLook: look.byLook.handler(async ({ input, context }) => {
    await limited("by-look", context, LOOKS);
    return ideasByLook(input.look, input.room, input.limit, context.language);
  }),
});
