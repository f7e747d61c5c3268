import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import type { Period as PeriodData } from "../insights.contract.ts";
import { type Counted, type Period, type Range, rangeOf, startsOf } from "../insights.ts";

type Sql = RawBuilder<unknown>;

export const rangeUntilToday = (days: Period): Range => rangeOf(days, riyadhDay(new Date()));

/** Which step of the two periods a day belongs to. */
export const stepAt = (day: Sql, { beforeFrom, step }: Range): Sql => sql`(${day} - ${beforeFrom}::date) / ${step}::int`;
export const inBoth = (day: Sql, { beforeFrom, to }: Range): Sql => sql`${day} between ${beforeFrom}::date and ${to}::date`;
export const inPeriod = (day: Sql, { from, to }: Range): Sql => sql`${day} between ${from}::date and ${to}::date`;

/** The beginning of a day in Riyadh. */
const startOf = (day: string): Sql => sql`(${day}::date::timestamp at time zone 'Asia/Riyadh')`;
const endOf = (day: string): Sql => sql`((${day}::date + 1)::timestamp at time zone 'Asia/Riyadh')`;
export const momentIn = (column: Sql, from: string, to: string): Sql => sql`${column} >= ${startOf(from)} and ${column} < ${endOf(to)}`;

/** Since when is counted: pieces, and everything else. */
export async function readSince(): Promise<{ pieces: string; all: string }> {
  const { rows } = await sql<{ what: "pieces" | "all"; day: string }>`select what, day::text from counted_since`.execute(db);
  const today = riyadhDay(new Date());
  const of = (what: "pieces" | "all") => rows.find((row) => row.what === what)?.day ?? today;
  return { pieces: of("pieces"), all: of("all") };
}

/** By the kinds of the sums, which name the series. @param subjects a subquery of ids; without it, of everything */
export async function readSums<Id extends string>(ids: Readonly<Record<string, Id>>, range: Range, subjects?: Sql): Promise<Counted<Id>[]> {
  const { rows } = await sql<{ kind: string; at: number; n: number }>`
    select c.kind, ${stepAt(sql`c.day`, range)} as at, sum(c.count)::int n from daily_counts c
    where c.kind = any(${Object.keys(ids)}::text[]) and ${subjects ? sql`c.subject_id in ${subjects}` : sql`c.subject_id is null`} and ${inBoth(sql`c.day`, range)}
    group by 1, 2`.execute(db);
  return rows.flatMap(({ kind, at, n }) => (ids[kind] ? [{ id: ids[kind], at, n }] : []));
}

/** Rows by their `created_at`. @param from `from ... where ...` of the rows since the beginning of both periods */
export async function readRows<Id extends string>(id: Id, range: Range, from: Sql, createdAt: Sql): Promise<Counted<Id>[]> {
  const { rows } = await sql<{ at: number; n: number }>`
    select ${stepAt(sql`(${createdAt} at time zone 'Asia/Riyadh')::date`, range)} as at, count(*)::int n ${from} and ${momentIn(createdAt, range.beforeFrom, range.to)} group by 1`.execute(
    db,
  );
  return rows.map(({ at, n }) => ({ id, at, n }));
}

export const presentPeriod = (range: Range, countedSince: string): PeriodData => ({
  ...{ days: range.days, from: range.from, to: range.to, step: range.step },
  ...{ starts: startsOf(range), countedSince },
});
