import { type RawBuilder, sql } from "kysely";
import { roomPhotos } from "#app/features/inspiration/ideas/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { ProductCardData, ShopFront } from "../products.contract.ts";
import { PRODUCT_CATEGORIES, PRODUCT_ROOMS, type ProductRoom } from "../products.ts";
import { cardsInOrder, isPublicProduct, selectCards } from "./cards.server.ts";

/** What has more reads '1,000+'. */
const COUNTED = 1_000;
const NEWEST = 5;
const MADE = 4;
const WEEK = sql`interval '7 days'`;
const ROOMS: readonly ProductRoom[] = PRODUCT_ROOMS.filter((room) => room !== "majlis");

export async function shopFront(language: string): Promise<ShopFront> {
  const [counts, photos, newest, sellers] = await Promise.all([countAll(), roomPhotos([...PRODUCT_ROOMS], language), newestCards(language), countSellers()]);
  const departments = PRODUCT_CATEGORIES.map((category) => ({ category, ...capped(counts.get(`majlis ${category}`)) })).filter(({ count }) => count > 0);
  return {
    pieces: capped(counts.get("all")),
    sellers,
    majlis: departments.length > 0 ? { photo: photos.get("majlis") ?? null, departments } : null,
    rooms: ROOMS.flatMap((room) => {
      const [photo, counted] = [photos.get(room), capped(counts.get(room))];
      return photo && counted.count > 0 ? [{ room, photo, ...counted }] : [];
    }),
    newest,
    newThisWeek: counts.get("new") ?? 0,
    madeToOrder: await madeToOrder(newest, language),
  };
}

const capped = (n = 0) => ({ count: Math.min(n, COUNTED), isCapped: n > COUNTED });

/** How many there are of everything the page names, each counted so far only. */
async function countAll(): Promise<ReadonlyMap<string, number>> {
  const asked = [
    ...PRODUCT_CATEGORIES.map((category) => ({ name: `majlis ${category}`, facets: ["room:majlis", `category:${category}`] })),
    ...ROOMS.map((room) => ({ name: room, facets: [`room:${room}`] })),
  ];
  const upTo = (where: RawBuilder<unknown>) =>
    sql`(select count(*)::int from (select from products i where ${isPublicProduct} and ${where} limit ${COUNTED + 1}) n)`;
  const { rows } = await sql<{ name: string; n: number }>`
    select a.name, ${upTo(sql`i.facets @> a.facets`)} n
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) a(name text, facets text[])
    union all select 'all', ${upTo(sql`true`)}
    union all select 'new', ${upTo(sql`i.created_at > now() - ${WEEK}`)}`.execute(db);
  return new Map(rows.map(({ name, n }) => [name, n]));
}

async function countSellers(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int n from vendors v where v.is_public and exists (select from products i where i.vendor_id = v.id and ${isPublicProduct})`.execute(db);
  return rows[0]?.n ?? 0;
}

const newestCards = (language: string): Promise<ProductCardData[]> =>
  selectCards(
    sql`select i.id, row_number() over () place from (select i.id from products i where ${isPublicProduct} order by i.created_at desc, i.id desc limit ${NEWEST}) i`,
    language,
  );

/** The first of each maker, so that the list shows as many workshops as it has lines; nothing that the page shows already. */
async function madeToOrder(shown: readonly ProductCardData[], language: string): Promise<ShopFront["madeToOrder"]> {
  const { rows } = await sql<{ id: string; lead_days: number }>`
    select id, lead_days from (
      select distinct on (i.vendor_id) i.id, i.lead_days, i.prominence from (
        select i.id, i.vendor_id, i.lead_days, i.prominence from products i
        where ${isPublicProduct} and i.facets @> '{available:order}' and i.lead_days is not null and i.id <> all(${shown.map(({ id }) => id)}::uuid[]) order by i.prominence desc limit ${COUNTED}) i
      order by i.vendor_id, i.prominence desc) i order by prominence desc limit ${MADE}`.execute(db);
  const leadDays = new Map(rows.map(({ id, lead_days }) => [id, lead_days]));
  const cards = await cardsInOrder(
    rows.map(({ id }) => id),
    language,
  );
  return cards.map((card) => ({ ...card, leadDays: leadDays.get(card.id) ?? 0 }));
}
