import { sql } from "kysely";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { csvStream } from "#app/platform/csv/write-csv.ts";
import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { areaName } from "#app/platform/places/places.ts";
import { type ListedSignup, switchFixed } from "../prelaunch.contract.ts";
import { PRELAUNCH_ROLES, type PrelaunchRole } from "../prelaunch.ts";
import { announceSwitch, isPrelaunch } from "./gate.server.ts";

const PER_PAGE = 50;
const PER_BATCH = 1_000;

/** The audit log's name for the switch, which has no id of its own. */
const SWITCH_ID = "00000000-0000-4000-8000-000000000186";

export async function overview() {
  const [isOn, { rows }] = await Promise.all([
    isPrelaunch(),
    sql<{ role: PrelaunchRole; is_confirmed: boolean; n: number }>`
      select role, confirmed_at is not null is_confirmed, count(*)::int n from prelaunch_signups group by 1, 2`.execute(db),
  ]);
  const sum = (isConfirmed: boolean, role?: PrelaunchRole) =>
    rows.filter((row) => row.is_confirmed === isConfirmed && (!role || row.role === role)).reduce((all, { n }) => all + n, 0);
  return {
    ...{ isOn, isFixed: env.isPrelaunch !== undefined, confirmed: sum(true), waiting: sum(false) },
    roles: PRELAUNCH_ROLES.map((role) => ({ role, n: sum(true, role) })),
  };
}

type Row = {
  id: string;
  email: string | null;
  phone: string | null;
  role: PrelaunchRole;
  city: string;
  language: string;
  friends: number;
  confirmed_at: Date | null;
  created_at: Date;
};

export async function listSignups({ after }: { after?: string | undefined }, language: string) {
  const query = sql<Row>`select id, email, phone, role, city, language, friends, confirmed_at, created_at from prelaunch_signups`;
  const { rows, next } = await pageOf(query, { order: newestFirst("prelaunch"), after, limit: PER_PAGE });
  const items = rows.map(
    ({ id, email, phone, role, city, language: own, friends, confirmed_at, created_at }): ListedSignup => ({
      ...{ id, contact: email ?? phone ?? "", role, city: areaName(city, language), language: own, friends },
      ...{ isConfirmed: confirmed_at !== null, createdAt: created_at.toISOString() },
    }),
  );
  return { items, next };
}

/** @throws SWITCH_FIXED where the environment decides */
export async function setSwitch(viewer: Viewer, isOn: boolean): Promise<{ isOn: boolean }> {
  if (env.isPrelaunch !== undefined) throw switchFixed();
  await db.transaction().execute(async (trx) => {
    const before = await trx.selectFrom("prelaunch_switch").select("is_on").forUpdate().executeTakeFirst();
    const values = { is_on: isOn, changed_by: viewer.id, changed_at: new Date() };
    await trx
      .insertInto("prelaunch_switch")
      .values(values)
      .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
      .execute();
    const changes = { isOn: [before?.is_on ?? false, isOn] as [boolean, boolean] };
    await recordAudit(trx, { actor: viewer, action: "prelaunch.switch", entityType: "prelaunch", entityId: SWITCH_ID, changes });
  });
  await announceSwitch();
  return { isOn };
}

async function* confirmedOnes(): AsyncGenerator<Row[]> {
  for (let last = "00000000-0000-0000-0000-000000000000"; ; ) {
    const { rows } = await sql<Row>`select id, email, phone, role, city, language, friends, confirmed_at, created_at from prelaunch_signups
      where confirmed_at is not null and id > ${last} order by id limit ${PER_BATCH}`.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < PER_BATCH) return;
  }
}

/** Those who confirmed, as a file for spreadsheets. The caller has checked for an admin. */
export const exportSignups = (): ReadableStream<Uint8Array> =>
  csvStream(["email", "phone", "role", "city", "language", "friends", "signed_up", "confirmed"], confirmedOnes(), (row) => [
    ...[row.email, row.phone, row.role, row.city, row.language, row.friends],
    ...[row.created_at.toISOString(), row.confirmed_at?.toISOString() ?? null],
  ]);
