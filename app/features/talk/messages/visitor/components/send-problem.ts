import { problemOf } from "#app/platform/api/problem.ts";
import { OBSTACLES, type Obstacle } from "../../messages.ts";
import type { SendProblem } from "./outbox-store.ts";

type Refusal = { problem: SendProblem /** Set when the server refused permanently. */; obstacle?: Obstacle };

/** Maps a failed send to its message. Anything but an API error is a connection problem. */
export function sendProblem(error: unknown): Refusal {
  const { code, data, fields } = problemOf(error);
  if (code === "TOO_MANY_REQUESTS") return { problem: "tooOften" };
  if (code === "NOT_FOUND") return { problem: "refused", obstacle: "gone" };
  if (code === "REFUSED") {
    const obstacle = OBSTACLES.find((name) => name === (data as { obstacle?: unknown } | null)?.obstacle);
    return { problem: "refused", ...(obstacle && { obstacle }) };
  }
  if (code === "INVALID") return { problem: "files" in fields ? "files" : "text" };
  return { problem: "network" };
}
