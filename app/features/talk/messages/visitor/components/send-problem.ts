import { type Failure, readFailure } from "#app/ui/form/failure.ts";
import { OBSTACLES, type Obstacle } from "../../messages.ts";
import type { SendProblem } from "./outbox-store.ts";

type Refusal = { problem: SendProblem /** Set when the server refused permanently. */; obstacle?: Obstacle };

/** What a failure of sending means to the writer. Whatever is not an answer of the API is the connection. */
export function refusalOf(failure: Failure): Refusal {
  if (failure.kind === "tooOften") return { problem: "tooOften" };
  if (failure.kind === "gone") return { problem: "refused", obstacle: "gone" };
  if (failure.kind === "invalid") return { problem: "files" in failure.problems ? "files" : "text" };
  if (failure.kind !== "refused" || failure.code !== "REFUSED") return { problem: "network" };
  const obstacle = OBSTACLES.find((name) => name === (failure.data as { obstacle?: unknown } | null)?.obstacle);
  return { problem: "refused", ...(obstacle && { obstacle }) };
}

export const sendProblem = (error: unknown): Refusal => refusalOf(readFailure(error));
