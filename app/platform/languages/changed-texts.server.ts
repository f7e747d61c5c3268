import { createHash } from "node:crypto";
import { find, links } from "virtual:messages";
import { Hono } from "hono";
import compile from "icu-minify/compile";
import type { Kysely } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { log } from "#app/platform/env/log.server.ts";
import { notify, subscribe } from "#app/platform/live/live.server.ts";
import { dropAllPages } from "#app/platform/pages/page-cache.server.ts";
import { type ChangedTexts, setChangedTexts } from "./changed-texts.ts";
import { isLanguage } from "./languages.ts";

/** The languages whose texts can be changed: the translations table has a column for each. */
export const CHANGEABLE = ["en", "ar"] as const;

const TOPIC = "texts";
type Stored = { texts: ChangedTexts; body: string; version: string };
type State = { stored: Map<string, Stored>; reading: Promise<void> };
const holder = globalThis as typeof globalThis & { diwanTexts?: State };
holder.diwanTexts ??= { stored: new Map(), reading: Promise.resolve() };
const state = holder.diwanTexts;

function store(language: string, texts: ChangedTexts): Stored {
  const body = JSON.stringify(texts);
  const version = Object.keys(texts).length === 0 ? "" : createHash("sha256").update(body).digest("base64url").slice(0, 12);
  const stored = { texts, body, version };
  state.stored.set(language, stored);
  return stored;
}

/** The changed texts for the browser; languages without a catalogue get the English ones. */
function storedFor(language: string): Stored {
  const known = state.stored.get(language);
  if (known) return known;
  const english = Object.entries(state.stored.get("en")?.texts ?? {});
  return store(language, Object.fromEntries(english.filter(([namespace]) => !find(language, namespace))));
}

/** A stored text that does not parse (perhaps from an older version) is ignored. */
function compiled(text: string, place: string): ReturnType<typeof compile> | undefined {
  try {
    return compile(text);
  } catch (error) {
    log.warn({ err: error, place }, "a changed text is no ICU message");
    return undefined;
  }
}

async function read(): Promise<void> {
  const rows = await db.selectFrom("translations").select(["page", "key", "en_text", "ar_text"]).orderBy("page").orderBy("key").execute();
  const found = new Map<string, ChangedTexts>();
  const linked = rows.length > 0 ? links() : {};
  for (const language of CHANGEABLE) {
    const texts: Record<string, Record<string, ReturnType<typeof compile>>> = {};
    for (const row of rows) {
      const text = language === "en" ? row.en_text : row.ar_text;
      const message = text === null ? undefined : compiled(text, `${row.page} ${row.key} (${language})`);
      if (message === undefined) continue;
      for (const [page, key] of [[row.page, row.key] as const, ...(linked[row.page]?.[row.key] ?? [])]) {
        texts[page] ??= {};
        Object.assign(texts[page] ?? {}, { [key]: message });
      }
    }
    found.set(language, texts);
  }
  state.stored.clear();
  for (const [language, texts] of found) setChangedTexts(language, store(language, texts).texts);
}

/** Reloads the changed texts; one load at a time, so that the last change wins. After a failure the current texts stay. */
export function readChangedTexts(): Promise<void> {
  state.reading = state.reading.then(read).catch((error) => log.error({ err: error }, "changed texts could not be read: the ones in use stay"));
  return state.reading;
}

/** Loads them now and after every change of any process. @returns unsubscribe */
export async function watchChangedTexts(): Promise<() => void> {
  await readChangedTexts();
  const again = () => void readChangedTexts().then(dropAllPages);
  const ends = [subscribe(TOPIC, again), subscribe("reconnected", again)];
  return () => {
    for (const end of ends) end();
  };
}

/** Notifies every process when the transaction commits. */
export const announceChangedTexts = (trx: Kysely<DB>): Promise<void> => notify(TOPIC, "", trx);

/** Where the browser finds the changed texts of a language; undefined when there are none. */
export function changedTextsAddress(language: string): string | undefined {
  const { version } = storedFor(language);
  return version ? `/texts/${language}/${version}.json` : undefined;
}

/** GET /texts/{language}/{version}.json, cached forever; an outdated version answers with the current one. */
export const changedTextsRoutes = new Hono().get("/texts/:language/:file", (c) => {
  const language = c.req.param("language");
  if (!isLanguage(language)) return c.notFound();
  const { body, version } = storedFor(language);
  const isCurrent = c.req.param("file") === `${version}.json`;
  return c.body(body, 200, { "Content-Type": "application/json", "Cache-Control": isCurrent ? "public, max-age=31536000, immutable" : "no-store" });
});
