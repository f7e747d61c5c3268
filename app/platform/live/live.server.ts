import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import { Client } from "pg";
import { databaseUrl, db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { log } from "#app/platform/env/log.server.ts";

/**
 * Messages between all server processes over PostgreSQL's LISTEN/NOTIFY.
 * One database channel carries all topics; a payload is a short text (an id), never content.
 */
export const LIVE_CHANNEL = "diwan_live";
/** Pauses between tries to connect again. */
const RETRY_MS = { first: 250, longest: 5_000 };
/** Without the connection for this long, listeners' caches may be stale: they are notified, and the process is not ready. */
const LOST_MS = 5_000;
/** A silently dead connection is found by a query without an answer. */
const PULSE_MS = 15_000;

type Listener = (payload: string) => void;
type State = {
  listeners: Map<string, Set<Listener>>;
  client: Client | null;
  connecting: Promise<void> | null;
  isRetrying: boolean;
  isClosed: boolean;
  /** Runs while the connection is down for less than LOST_MS. */
  losing: NodeJS.Timeout | undefined;
  isLost: boolean;
};
const holder = globalThis as typeof globalThis & { diwanLive?: State };
holder.diwanLive ??= { listeners: new Map(), client: null, connecting: null, isRetrying: false, isClosed: false, losing: undefined, isLost: false };
const state = holder.diwanLive;

function dispatch(message: string): void {
  const cut = message.indexOf(":");
  const payload = message.slice(cut + 1);
  for (const listener of state.listeners.get(message.slice(0, cut)) ?? []) {
    try {
      listener(payload);
    } catch (error) {
      log.error({ err: error, message }, "a live listener failed");
    }
  }
}

function lose(client: Client): void {
  if (state.client !== client) return;
  state.client = null;
  void client.end().catch(() => {});
  // A flag, no clock: timers may fire a fraction of a millisecond early.
  state.losing = setTimeout(() => {
    state.isLost = true;
    dispatch("lost:");
  }, LOST_MS).unref();
  void retry();
}

function endLoss(): void {
  clearTimeout(state.losing);
  state.isLost = false;
}

/** Reconnects until open, or closed on purpose; one loop for all callers. */
async function retry(): Promise<void> {
  if (state.isRetrying) return;
  state.isRetrying = true;
  for (let pause = RETRY_MS.first; !state.isClosed && !state.client; pause = Math.min(pause * 2, RETRY_MS.longest)) {
    await sleep(pause, undefined, { ref: false });
    if (!state.isClosed) await connectLive().catch((error) => log.warn({ err: error }, "live connection failed"));
  }
  state.isRetrying = false;
}

async function open(): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(), application_name: "diwan-live", keepAlive: true, query_timeout: LOST_MS });
  client.on("notification", (event) => dispatch(event.payload ?? ""));
  const lost = () => lose(client);
  client.on("error", lost);
  client.on("end", lost);
  await client.connect();
  await client.query(`set idle_session_timeout = 0; listen ${LIVE_CHANNEL}`);
  state.client = client;
  endLoss();
  const pulse = setInterval(() => {
    if (state.client === client) client.query("select 1").catch(lost);
    else clearInterval(pulse);
  }, PULSE_MS);
  pulse.unref();
  // Messages during the outage are lost: listeners drop their caches.
  dispatch("reconnected:");
}

/** Opens the listening connection, once. */
export function connectLive(): Promise<void> {
  if (state.client) return Promise.resolve();
  state.isClosed = false;
  state.connecting ??= open().finally(() => {
    state.connecting = null;
  });
  return state.connecting;
}

/** True when messages have not arrived for some seconds. */
export const isLiveLost = (): boolean => state.isLost;

/**
 * Calls `listener` with the payload of every message on `topic`, whichever process sent it.
 * The topic 'lost' fires when the connection has been down for some seconds, 'reconnected' when it is back: messages in between did not arrive.
 * @returns unsubscribe.
 */
export function subscribe(topic: string, listener: Listener): () => void {
  const set = state.listeners.get(topic) ?? new Set();
  state.listeners.set(topic, set.add(listener));
  void connectLive().catch((error) => {
    log.warn({ err: error }, "live connection failed");
    void retry();
  });
  return () => {
    set.delete(listener);
    if (set.size === 0 && state.listeners.get(topic) === set) state.listeners.delete(topic);
  };
}

/** Sends a message to every process, this one too; inside a transaction it goes out when that commits. */
export async function notify(topic: string, payload = "", executor: Kysely<DB> = db): Promise<void> {
  await sql`select pg_notify(${LIVE_CHANNEL}, ${`${topic}:${payload}`})`.execute(executor);
}

/** Ends the listening connection. */
export async function closeLive(): Promise<void> {
  state.isClosed = true;
  const client = state.client;
  state.client = null;
  endLoss();
  await client?.end();
}
