import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { log } from "#app/platform/env/log.server.ts";
import { subscribe } from "#app/platform/live/live.server.ts";
import { PERSON_TOPIC } from "#app/platform/live/person-events.server.ts";
import { ENDED, type PersonEvent } from "#app/platform/live/person-events.ts";
import { EventStream } from "#server/event-stream.ts";

/** One browser opens one stream for all its tabs; eight leaves room for a person's many devices. */
const MAX_PER_PERSON = 8;
const MAX_PER_PROCESS = 20_000;
const HEARTBEAT_SECONDS = 25;
const CHECK_SECONDS = 60;

type Open = { stream: EventStream; sessionId: string /** Second of the heartbeat, so that not all beat at once. */; slot: number };

/** The ids among these sessions that still sign someone in. */
async function liveSessions(ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select("s.id")
    .where("s.id", "=", sql<string>`any(${ids}::uuid[])`)
    .where("s.expires_at", ">", new Date())
    .where("u.suspended_at", "is", null)
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** All event streams of this process by person. An event costs a map lookup, no query. */
export class EventHub {
  #people = new Map<string, Set<Open>>();
  #count = 0;
  #slot = 0;
  #seconds = 0;
  #ticking: NodeJS.Timeout | undefined;
  #ends: (() => void)[] = [];
  #isClosed = false;

  /** @returns the body to send, or why there is none */
  async open(userId: string, sessionId: string): Promise<ReadableStream<Uint8Array> | "person" | "process" | "session"> {
    if (this.#isClosed || this.#count >= MAX_PER_PROCESS) return "process";
    if ((this.#people.get(userId)?.size ?? 0) >= MAX_PER_PERSON) return "person";
    this.#start();
    const open: Open = { stream: new EventStream(() => this.#remove(userId, open)), sessionId, slot: this.#slot++ % HEARTBEAT_SECONDS };
    const theirs = this.#people.get(userId) ?? new Set();
    this.#people.set(userId, theirs.add(open));
    this.#count += 1;
    // After it was listed, so that a session that ends during the query still closes the stream.
    const live = await liveSessions([sessionId]).catch((error: unknown) => {
      open.stream.close();
      throw error;
    });
    if (live.has(sessionId)) return open.stream.body;
    open.stream.close();
    return "session";
  }

  /** Ends every stream; browsers come back after a moment, to another process or to the next start. */
  close(): void {
    this.#isClosed = true;
    for (const open of this.#all()) open.stream.close(`retry: ${1000 + Math.round(Math.random() * 4000)}\n\n`);
    clearInterval(this.#ticking);
    this.#ticking = undefined;
    for (const end of this.#ends.splice(0)) end();
  }

  #all = (): Open[] => [...this.#people.values()].flatMap((set) => [...set]);

  #remove(userId: string, open: Open): void {
    const theirs = this.#people.get(userId);
    if (!theirs?.delete(open)) return;
    this.#count -= 1;
    if (theirs.size === 0) this.#people.delete(userId);
  }

  #start(): void {
    if (this.#ticking) return;
    this.#ticking = setInterval(() => this.#tick(), 1000);
    this.#ticking.unref();
    this.#ends = [
      subscribe(PERSON_TOPIC, (payload) => this.#hear(payload)),
      // Messages sent while the connection to the database was lost did not arrive.
      subscribe("reconnected", () => {
        for (const open of this.#all()) open.stream.refetch();
      }),
    ];
  }

  #hear(payload: string): void {
    const [userId, event] = JSON.parse(payload) as [string, PersonEvent];
    const theirs = this.#people.get(userId);
    if (!theirs) return;
    const text = JSON.stringify(event);
    for (const open of theirs) open.stream.push(text);
    if (event.topic === "session") void this.#check([...theirs]);
  }

  #tick(): void {
    this.#seconds += 1;
    const slot = this.#seconds % HEARTBEAT_SECONDS;
    for (const theirs of this.#people.values()) for (const open of theirs) if (open.slot === slot) open.stream.beat();
    if (this.#seconds % CHECK_SECONDS === 0) void this.#check(this.#all());
  }

  /** Ends the streams of sessions that are over. */
  async #check(streams: readonly Open[]): Promise<void> {
    if (streams.length === 0) return;
    try {
      const live = await liveSessions([...new Set(streams.map((open) => open.sessionId))]);
      for (const open of streams) if (!live.has(open.sessionId)) open.stream.close(`event: ${ENDED}\ndata: 1\n\n`);
    } catch (error) {
      log.warn({ err: error }, "sessions of event streams could not be checked");
    }
  }
}
