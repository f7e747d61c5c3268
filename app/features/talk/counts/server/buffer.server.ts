import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { log } from "#app/platform/env/log.server.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import type { Action, SearchPlace, Subject } from "../counts.ts";
import { countedWords } from "../counts.words.ts";
import { countedSubjects } from "./subjects.server.ts";

const FLUSH_MS = 5_000;
/** More than this waits for the next flush: what comes then is not counted. */
const MOST_WAITING = 5_000;
/** Of a day and process. Searches with further words count without them. */
const MOST_WORDS = 2_000;

/** `viewer` waits in memory alone, until it is known whose page it was. */
type Count = { subject: Subject; kind: string; id: string; day: string; viewer: string | null; n: number };
type Search = { place: SearchPlace; words: string; day: string; n: number; missed: number };

const state = {
  counts: new Map<string, Count>(),
  searches: new Map<string, Search>(),
  words: { day: "", known: new Set<string>() },
  timer: null as NodeJS.Timeout | null,
};

/** The one of this key that waits; undefined when too many do. */
function waiting<Waiting>(all: Map<string, Waiting>, key: string, begin: () => Waiting): Waiting | undefined {
  const known = all.get(key);
  if (known) return known;
  if (all.size >= MOST_WAITING) return undefined;
  const made = begin();
  all.set(key, made);
  state.timer ??= setTimeout(() => void flushCounts(), FLUSH_MS).unref();
  return made;
}

/** Counts in memory; the next flush writes it. @param viewer the id of who is signed in */
export function countAction({ subject, action, id }: { subject: Subject; action: Action; id: string }, viewer: string | null, now = new Date()): void {
  const day = riyadhDay(now);
  const kind = `${subject}.${action}`;
  const count = waiting(state.counts, `${day} ${kind} ${id} ${viewer}`, () => ({ subject, kind, id, day, viewer, n: 0 }));
  if (count) count.n += 1;
}

function isRoomFor(words: string, day: string): boolean {
  if (state.words.day !== day) state.words = { day, known: new Set() };
  const { known } = state.words;
  if (known.has(words) || known.size < MOST_WORDS) known.add(words);
  return known.has(words);
}

/** Counts a search of a place, and its words where they may be stored. */
export function countSearch({ place, words: typed, found }: { place: SearchPlace; words: string; found: number }, now = new Date()): void {
  const day = riyadhDay(now);
  const words = countedWords(typed);
  for (const each of words && isRoomFor(words, day) ? ["", words] : [""]) {
    const search = waiting(state.searches, `${day} ${place} ${each}`, () => ({ place, words: each, day, n: 0, missed: 0 }));
    if (!search) continue;
    search.n += 1;
    if (found === 0) search.missed += 1;
  }
}

/** Writes what waits, in two statements. */
export async function flushCounts(): Promise<void> {
  if (state.timer) clearTimeout(state.timer);
  state.timer = null;
  const [counts, searches] = [[...state.counts.values()], [...state.searches.values()]];
  state.counts = new Map();
  state.searches = new Map();
  const failed = (error: unknown) => log.warn({ err: error, counts: counts.length + searches.length }, "counts were not written");
  if (counts.length > 0) await writeCounts(counts).catch(failed);
  if (searches.length > 0) await writeSearches(searches).catch(failed);
}

/** Of what everybody may see, without the visits of its own people. In one order, so that two processes never wait for each other in a circle. */
async function writeCounts(counts: readonly Count[]): Promise<void> {
  const isCounted = sql.join(
    countedSubjects
      .all()
      .map(({ subject, isPublic, isOwn }) => sql`c.subject = ${subject} and ${isPublic(sql`c.id`)} and (${isOwn(sql`c.id`, sql`c.viewer`)}) is not true`),
    sql` or `,
  );
  await sql`
    insert into daily_counts as d (day, kind, subject_id, count)
    select c.day, c.kind, c.id, sum(c.n) from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) c(subject text, kind text, id uuid, day date, viewer uuid, n int)
    where ${isCounted} group by grouping sets ((c.day, c.kind, c.id), (c.day, c.kind)) order by c.kind, c.id, c.day
    on conflict (kind, subject_id, day) do update set count = d.count + excluded.count`.execute(db);
}

async function writeSearches(searches: readonly Search[]): Promise<void> {
  await sql`
    insert into daily_searches as d (day, place, words, count, missed)
    select s.day, s.place, s.words, s.n, s.missed from jsonb_to_recordset(${JSON.stringify(searches)}::jsonb) s(day date, place text, words text, n int, missed int)
    order by s.day, s.place, s.words
    on conflict (day, place, words) do update set count = d.count + excluded.count, missed = d.missed + excluded.missed`.execute(db);
}
