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
const RECONNECT_MS = 1000;

type Listener = (payload: string) => void;
type State = { listeners: Map<string, Set<Listener>>; client: Client | null; connecting: Promise<void> | null; isClosed: boolean };
const holder = globalThis as typeof globalThis & { diwanLive?: State };
holder.diwanLive ??= { listeners: new Map(), client: null, connecting: null, isClosed: false };
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

async function open(): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(), application_name: "diwan-live", keepAlive: true });
  const lost = () => {
    if (state.client !== client) return;
    state.client = null;
    if (!state.isClosed) setTimeout(() => void connectLive().catch(lost), RECONNECT_MS).unref();
  };
  client.on("notification", (event) => dispatch(event.payload ?? ""));
  client.on("error", lost);
  client.on("end", lost);
  await client.connect();
  await client.query(`set idle_session_timeout = 0; listen ${LIVE_CHANNEL}`);
  state.client = client;
  // What was said while we were away is lost: topics ending in '*' tell listeners to drop what they hold.
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

/**
 * Calls `listener` with the payload of every message on `topic`, whichever process sent it.
 * The topic 'reconnected' fires when the connection was lost and is back: messages in between did not arrive.
 * @returns the function that ends it.
 */
export function subscribe(topic: string, listener: Listener): () => void {
  const set = state.listeners.get(topic) ?? new Set();
  state.listeners.set(topic, set.add(listener));
  void connectLive().catch((error) => log.warn({ err: error }, "live connection failed"));
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
  await client?.end();
}
