import { sql } from "kysely";
import { roomCosts } from "#app/features/projects/projects/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { formatFor, translator } from "#app/platform/languages/translator.server.ts";

/** A range of fewer would be chance; the same as in a project's brief. */
const FEWEST = 8;

/** `[[costs:kitchen,bathroom]]` in a guide, alone in a paragraph. */
const PLACE = /<p>\[\[costs:([a-z_,]+)\]\]<\/p>/g;

type Row = { room: string; low: number; middle: number; high: number; count: number };

async function readCosts(rooms: readonly string[]): Promise<Row[]> {
  const costs = sql.join(roomCosts.all(), sql` union all `);
  const { rows } = await sql<Row>`
    select room, percentile_cont(0.25) within group (order by cost) low, percentile_cont(0.5) within group (order by cost) middle,
      percentile_cont(0.75) within group (order by cost) high, count(*)::int count
    from (${costs}) c where room = any (${[...rooms]}::text[]) group by room having count(*) >= ${FEWEST}`.execute(db);
  return rows;
}

/** Rounded to what such figures can mean: hundreds of riyals. */
const rounded = (halalas: number): number => Math.round(halalas / 10_000) * 10_000;

/** Puts what rooms cost into a guide: the middle half, the middle, and how many rooms the figures come from; a room with too few says so. */
export async function withCosts(html: string, language: string): Promise<string> {
  const places = [...html.matchAll(PLACE)];
  if (places.length === 0) return html;
  const [rows, t, projects] = await Promise.all([
    readCosts(places.flatMap(([, rooms = ""]) => rooms.split(","))),
    translator(language, "help"),
    translator(language, "projects"),
  ]);
  const format = formatFor(language);
  /** Its label is read on phones, where cells stand below one another. */
  const cell = (column: "usual" | "middle" | "count", value: string) => `<td data-label="${t(`costs.${column}`)}">${value}</td>`;
  const line = (room: string): string => {
    const row = rows.find((one) => one.room === room);
    const name = `<th scope="row">${projects(`room.${room}` as "room.kitchen")}</th>`;
    if (!row) return `<tr>${name}<td colspan="3">${t("costs.tooFew", { n: FEWEST })}</td></tr>`;
    const range = t("costs.range", { low: format.money(rounded(row.low)), high: format.money(rounded(row.high)) });
    return `<tr>${name}${cell("usual", range)}${cell("middle", format.money(rounded(row.middle)))}${cell("count", format.number(row.count))}</tr>`;
  };
  return html.replace(PLACE, (_, rooms: string) => {
    const head = [t("costs.room"), t("costs.usual"), t("costs.middle"), t("costs.count")].map((text) => `<th scope="col">${text}</th>`).join("");
    const body = rooms.split(",").map(line).join("");
    return `<div class="cost-table" tabindex="0" role="region" aria-label="${t("costs.caption")}"><table><caption>${t("costs.caption")}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table><p>${t("costs.note")}</p></div>`;
  });
}
