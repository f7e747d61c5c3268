import { sources } from "virtual:messages";
import { type Kysely, sql } from "kysely";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { changesBetween, recordAudit } from "#app/platform/audit/audit.server.ts";
import { isOvertaken } from "#app/platform/audit/last-change.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { announceChangedTexts, readChangedTexts } from "#app/platform/languages/changed-texts.server.ts";
import type { InputOf } from "#app/platform/list/list-address.ts";
import { foldText } from "#app/platform/text/fold.ts";
import { type TextEntry, type TextList, textConflict } from "../translations.contract.ts";
import type { textAddress } from "../translations.search.ts";
import { PAGE_SIZE, TEXT_STATES, type TextState } from "../translations.ts";
import { textProblem } from "./check-text.server.ts";

/** The audit log has one entity for all texts. */
const AUDITED_ID = "00000000-0000-7000-8000-000000000015";

type Row = { page: string; key: string; en_text: string | null; ar_text: string | null; updated_at: Date; updated_by_name: string | null };
export type TextChange = { page: string; key: string; enText: string | null; arText: string | null };

const place = (page: string, key: string) => `${page} ${key}`;

/** The product's own texts of a key; null for a key it does not have. */
export function builtInOf(page: string, key: string): { en: string; ar: string } | null {
  const { en: english, ar: arabic } = sources();
  const en = english?.[page]?.[key];
  return en === undefined ? null : { en, ar: arabic?.[page]?.[key] ?? en };
}

const changedRows = (executor: Kysely<DB>): Promise<Row[]> =>
  executor
    .selectFrom("translations as t")
    .leftJoin("users as u", "u.id", "t.updated_by")
    .select(["t.page", "t.key", "t.en_text", "t.ar_text", "t.updated_at", "u.name as updated_by_name"])
    .orderBy("t.page")
    .orderBy("t.key")
    .execute();

function entryOf(page: string, key: string, row: Row | undefined): TextEntry {
  return {
    page,
    key,
    builtIn: builtInOf(page, key),
    enText: row?.en_text ?? null,
    arText: row?.ar_text ?? null,
    updatedAt: row?.updated_at.toISOString() ?? null,
    updatedBy: row?.updated_by_name ?? null,
  };
}

/** All texts: the catalogues are in memory, the changed ones few. */
export async function allTexts(): Promise<TextEntry[]> {
  const rows = new Map((await changedRows(db)).map((row) => [place(row.page, row.key), row]));
  const entries: TextEntry[] = [];
  for (const [page, texts] of Object.entries(sources()["en"] ?? {})) {
    for (const key of Object.keys(texts)) {
      entries.push(entryOf(page, key, rows.get(place(page, key))));
      rows.delete(place(page, key));
    }
  }
  for (const row of rows.values()) entries.push(entryOf(row.page, row.key, row));
  return entries.toSorted((a, b) => a.page.localeCompare(b.page, "en"));
}

const isIn: Record<TextState, (entry: TextEntry) => boolean> = {
  all: () => true,
  changed: ({ enText, arText }) => enText !== null || arText !== null,
  missing: ({ enText, arText }) => (enText === null) !== (arText === null),
  unused: ({ builtIn }) => builtIn === null,
};

export async function listTexts({ page, search, state, at }: InputOf<typeof textAddress>): Promise<TextList> {
  const all = await allTexts();
  const pages = new Map<string, { page: string; keys: number; changed: number }>();
  for (const entry of all) {
    const known = pages.get(entry.page) ?? { page: entry.page, keys: 0, changed: 0 };
    pages.set(entry.page, { ...known, keys: known.keys + 1, changed: known.changed + (isIn.changed(entry) ? 1 : 0) });
  }
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const ofPage = all.filter((entry) => {
    if (page && entry.page !== page) return false;
    const text = foldText([entry.key, entry.builtIn?.en, entry.builtIn?.ar, entry.enText, entry.arText].join("\n"));
    return words.every((word) => text.includes(word));
  });
  const counts = Object.fromEntries(TEXT_STATES.map((name) => [name, ofPage.filter(isIn[name]).length])) as TextList["counts"];
  const matching = ofPage.filter(isIn[state]);
  const numbers = { total: matching.length, hasMore: false, page: at, pageSize: PAGE_SIZE };
  return { items: matching.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE), ...numbers, pages: [...pages.values()], counts };
}

export async function changedTextsOf(page: string) {
  return db.selectFrom("translations").select(["key", "en_text", "ar_text"]).where("page", "=", page).orderBy("key").execute();
}

/** A text equal to the built-in one is no change. */
export function asChange(change: TextChange, builtIn: { en: string; ar: string } | null): TextChange {
  return { ...change, enText: change.enText === builtIn?.en ? null : change.enText, arText: change.arText === builtIn?.ar ? null : change.arText };
}

function refuseOvertaken(seen: Seen, current: TextEntry): void {
  if (isOvertaken(seen, current)) throw textConflict({ changedBy: current.updatedBy, changedAt: current.updatedAt, current });
}

/** Writes changes that were checked, with their entries of the audit log; one statement each for all of them. */
export async function writeChanges(viewer: Viewer, requestId: string, changes: readonly TextChange[], source: "screen" | "import", seen?: Seen): Promise<void> {
  if (changes.length === 0) return;
  await db.transaction().execute(async (trx) => {
    if (seen) await sql`lock table translations in share row exclusive mode`.execute(trx);
    const before = new Map((await changedRows(trx)).map((row) => [place(row.page, row.key), row]));
    if (seen) for (const { page, key } of changes) refuseOvertaken(seen, entryOf(page, key, before.get(place(page, key))));
    const gone = changes.filter((change) => change.enText === null && change.arText === null);
    const stored = changes.filter((change) => !gone.includes(change));
    if (gone.length > 0) {
      await trx
        .deleteFrom("translations")
        .where((eb) => eb.or(gone.map(({ page, key }) => eb.and({ page, key }))))
        .execute();
    }
    if (stored.length > 0) {
      await trx
        .insertInto("translations")
        .values(stored.map(({ page, key, enText, arText }) => ({ page, key, en_text: enText, ar_text: arText, updated_by: viewer.id })))
        .onConflict((conflict) =>
          conflict.columns(["page", "key"]).doUpdateSet((eb) => ({
            en_text: eb.ref("excluded.en_text"),
            ar_text: eb.ref("excluded.ar_text"),
            updated_by: eb.ref("excluded.updated_by"),
            updated_at: new Date(),
          })),
        )
        .execute();
    }
    await recordAudit(
      trx,
      changes.map((change) => {
        const row = before.get(place(change.page, change.key));
        const name = place(change.page, change.key);
        const fields = changesBetween(
          { [`${name} (en)`]: row?.en_text ?? null, [`${name} (ar)`]: row?.ar_text ?? null },
          { [`${name} (en)`]: change.enText, [`${name} (ar)`]: change.arText },
        );
        return {
          actor: viewer,
          action: source === "import" ? "text.imported" : "text.changed",
          entityType: "text",
          entityId: AUDITED_ID,
          changes: fields,
          requestId,
        };
      }),
    );
    await announceChangedTexts(trx);
  });
  // Effective here at once; other processes are notified.
  await readChangedTexts();
}

type Seen = Pick<TextChange, "enText" | "arText"> | undefined;

/** @throws NOT_FOUND, INVALID, CONFLICT when it changed since the editor loaded it */
export async function updateText(viewer: Viewer, requestId: string, change: TextChange, seen: Seen): Promise<TextEntry> {
  const builtIn = builtInOf(change.page, change.key);
  const isReset = change.enText === null && change.arText === null;
  if (!builtIn && !isReset) throw notFound();
  const fields: Record<string, string> = {};
  for (const [field, language] of [["enText", "en"] as const, ["arText", "ar"] as const]) {
    const text = change[field];
    const problem = text !== null && builtIn ? textProblem(language, text, builtIn[language]) : undefined;
    if (problem) fields[field] = problem;
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
  await writeChanges(viewer, requestId, [asChange(change, builtIn)], "screen", seen);
  const row = (await changedRows(db)).find(({ page, key }) => page === change.page && key === change.key);
  return entryOf(change.page, change.key, row);
}
