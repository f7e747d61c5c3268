import type { Kysely } from "kysely";
import type { Role } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { HOUR_MS } from "#app/platform/rules/durations.ts";
import type { DemoEntry } from "../demo-data.ts";

type Input = { accounts: Partial<Record<Role, string>>; ranked: readonly DemoEntry[]; newest: Date };

const NOTES: Record<number, string> = {
  0: "Loved the majlis on their page. Ask about plaster walls.",
  3: "سعرهم مناسب، نقارنه بعرض المطبخ الآخر.",
};
const HOMEOWNER_KEEPS = 7;
const STEP = 5;

/** What the demo homeowner saved, from several trades, and the others' one or two: the showcase vendor is on every list. */
export async function insertSaved(trx: Kysely<DB>, { accounts, ranked, newest }: Input): Promise<void> {
  const verified = ranked.filter(({ vendor }) => vendor.status === "Verified");
  const showcase = verified.find(({ index }) => index === 0);
  const several = verified.filter((entry, n) => entry !== showcase && n % STEP === 1);
  const store = (userId: string | undefined, count: number) =>
    [showcase, ...several].slice(0, count).flatMap((entry, n) =>
      userId && entry
        ? [
            {
              user_id: userId,
              entity_type: "vendor",
              entity_id: entry.vendor.id,
              note: count === HOMEOWNER_KEEPS ? (NOTES[n] ?? null) : null,
              created_at: new Date(newest.getTime() - (n * 29 + count) * HOUR_MS),
            },
          ]
        : [],
    );
  const rows = [...store(accounts.homeowner, HOMEOWNER_KEEPS), ...store(accounts.professional, 3), ...store(accounts.admin, 1)];
  if (rows.length > 0) await trx.insertInto("saved_items").values(rows).execute();
}
