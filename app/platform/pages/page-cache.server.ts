import type { Kysely } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { notify, subscribe } from "#app/platform/live/live.server.ts";

type Listener = (tags: ReadonlySet<string> | "all") => void;

const topic = "pages";
// PostgreSQL refuses payloads of 8000 bytes and more.
const longestPayload = 7_000;
const listeners = new Set<Listener>();

/**
 * Drops every cached page that shows this data, in all processes; with a transaction, in other processes on commit.
 */
export async function invalidatePages(tags: readonly string[], executor: Kysely<DB> = db): Promise<void> {
  if (tags.length === 0) return;
  // At once in this process, so that the author sees the change; again when the message arrives after the commit.
  announce(new Set(tags));
  const payload = tags.join(" ");
  await notify(topic, payload.length > longestPayload ? "*" : payload, executor);
}

export function onPagesInvalidated(listener: Listener): () => void {
  listeners.add(listener);
  const ends = [
    subscribe(topic, (payload) => listener(payload === "*" ? "all" : new Set(payload.split(" ")))),
    // Messages sent while the connection was lost did not arrive.
    subscribe("reconnected", () => listener("all")),
    subscribe("lost", () => listener("all")),
  ];
  return () => {
    listeners.delete(listener);
    for (const end of ends) end();
  };
}

/** Drops every cached page in this process only. */
export const dropAllPages = (): void => announce("all");

function announce(tags: ReadonlySet<string> | "all"): void {
  for (const listener of listeners) listener(tags);
}
