import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { tourContract } from "../tour.contract.ts";
import { seeTour } from "./service.server.ts";

const tour = implementContract(tourContract);

export const tourRouter = tour.router({
  see: tour.see.handler(({ input, context }) => seeTour(signedIn(context), input.isFinished)),
});
