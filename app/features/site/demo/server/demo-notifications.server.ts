import type { Kysely } from "kysely";
import type { Role } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/rules/durations.ts";
import { demoNotifications } from "../data/notifications.ts";
import type { DemoEntry } from "../demo-data.ts";
import { seededId } from "../seeded.ts";

const UNREAD = 4;

type Input = { accounts: Partial<Record<Role, string>>; ranked: readonly DemoEntry[]; newest: Date };

/** A dozen things that happened to each demo account; no mail goes out for them. */
export async function insertNotifications(trx: Kysely<DB>, { accounts, ranked, newest }: Input): Promise<void> {
  const own = ranked.find(({ index }) => index === 0)?.vendor;
  const other = ranked.find(({ index, vendor }) => index !== 0 && vendor.status === "Verified")?.vendor;
  const inDays = (days: number) => new Date(newest.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const dates: Record<string, string> = { "{nextYear}": inDays(360), "{nextMonth}": inDays(27) };
  const filled = (params: Record<string, string | number>) => {
    const { vendor: named } = params;
    const vendor = named === "{vendor}" ? own : named === "{other}" ? other : undefined;
    const texts = Object.entries(params).map(([name, value]) => [name, dates[value] ?? value]);
    return { ...Object.fromEntries(texts), ...(vendor && { vendor: vendor.name, vendorAr: vendor.nameAr }) };
  };
  const rows = Object.entries(demoNotifications).flatMap(([role, news]) => {
    const userId = accounts[role as Role];
    if (!userId) return [];
    return news.map(([hours, kind, type, params, href], place) => {
      const created_at = new Date(newest.getTime() - hours * HOUR_MS - place * 7 * 60_000);
      const id = seededId(`notification ${role} ${place}`, created_at);
      return { id, user_id: userId, kind, type, params: JSON.stringify(filled(params)), href, is_read: place >= UNREAD, created_at };
    });
  });
  if (rows.length > 0) await trx.insertInto("notifications").values(rows).execute();
}
