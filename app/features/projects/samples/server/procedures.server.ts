import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { samplesContract } from "../samples.contract.ts";
import { createSample, getSample, moveSample, removeSample } from "./service.server.ts";

const samples = implementContract(samplesContract);

export const samplesRouter = samples.router({
  get: samples.get.handler(({ context }) => getSample(signedIn(context))),
  create: samples.create.handler(({ context }) => createSample(signedIn(context), context.language)),
  move: samples.move.handler(({ input, context }) => moveSample(signedIn(context), input.move)),
  remove: samples.remove.handler(({ context }) => removeSample(signedIn(context))),
});
