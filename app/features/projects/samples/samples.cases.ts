import { type Cases, endingIn, nothing, of } from "#app/api/testing/cases.ts";
import type { World } from "#app/api/testing/world.ts";
import { createSample } from "./server/service.server.ts";

const players = ["professional", "otherProfessional"] as const;

/** Both professionals have one, without a bid. */
const complete = async ({ people }: World) => {
  for (const player of players) await createSample(people[player], "en");
  return { move: "complete" };
};

export const cases: Cases = {
  "samples.get": nothing,
  "samples.create": of(players, undefined, "FORBIDDEN"),
  "samples.move": endingIn("STATUS_CONFLICT", of(players, complete)),
  "samples.remove": nothing,
};
