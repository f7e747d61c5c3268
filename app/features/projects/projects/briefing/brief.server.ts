import { type Kysely, type RawBuilder, sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { StoredPiece } from "#app/platform/pieces/pieces.server.ts";
import { cityName } from "#app/platform/places/places.ts";
import type { Brief } from "../projects.contract.ts";
import type { BriefItem, BriefRoom, BriefValues } from "../projects.rules.ts";
import type { ProjectStatus } from "../projects.ts";
import { storedPieces } from "./stored-pieces.server.ts";

type Row = Omit<BriefValues, "rooms" | "items"> & {
  id: string;
  status: ProjectStatus;
  revision: number;
  step: string | null;
  rooms: BriefRoom[];
  items: (BriefItem & { number: number })[];
};

/** A brief of `projects p` as it is written: rooms and items in their order. Calendar days as text: the driver would make timestamps of them. */
export const briefColumns: RawBuilder<unknown> = sql`
  p.id, p.status, p.revision, p.step, p.title, p.work, p.property, p.ownership, p.built_year "builtYear", p.city, p.district, p.street, p.styles, p.about, p.must,
  p.must_not "mustNot", to_char(p.starts_on, 'YYYY-MM-DD') "startsOn", p.permits, p.occupancy, p.budget_min "budgetMin", p.budget_max "budgetMax",
  (select coalesce(json_agg(json_build_object('id', r.id, 'kind', r.kind, 'name', r.name, 'area', r.area, 'note', r.note) order by r.position), '[]')
    from project_rooms r where r.project_id = p.id) rooms,
  (select coalesce(json_agg(json_build_object('id', i.id, 'roomId', i.room_id, 'name', i.name, 'quantity', i.quantity, 'unit', i.unit, 'note', i.note,
    'number', i.number) order by i.position), '[]') from brief_items i where i.project_id = p.id) items`;

export type BriefRow = Row;

export function presentBrief(row: Row, language: string): Brief {
  const { id, status, revision, step, items, ...values } = row;
  return {
    ...{ id, status, revision, step },
    cityName: row.city && cityName(row.city, language),
    numbers: Object.fromEntries(items.map((item) => [item.id, item.number])),
    values: { ...values, items: items.map(({ number: _, ...item }) => item) },
  };
}

export async function readBrief(executor: Kysely<DB>, id: string, language: string): Promise<Brief> {
  const { rows } = await sql<Row>`select ${briefColumns} from projects p where p.id = ${id}`.execute(executor);
  if (!rows[0]) throw notFound();
  return presentBrief(rows[0], language);
}

/** What outsiders may read of a project: what is to be done and roughly where; no name, street or telephone, no words of its title. */
export type OpenBrief = Pick<
  BriefValues,
  | "work"
  | "property"
  | "builtYear"
  | "city"
  | "district"
  | "styles"
  | "about"
  | "must"
  | "mustNot"
  | "startsOn"
  | "permits"
  | "occupancy"
  | "budgetMin"
  | "budgetMax"
> & { rooms: BriefRoom[]; items: (BriefItem & { number: number })[]; pieces: StoredPiece[] };

export async function briefOf(executor: Kysely<DB>, projectId: string): Promise<OpenBrief> {
  const { rows } = await sql<Row>`select ${briefColumns} from projects p where p.id = ${projectId}`.execute(executor);
  if (!rows[0]) throw notFound();
  const { id: _, status: _status, revision: _revision, step: _step, title: _title, street: _street, ownership: _ownership, ...open } = rows[0];
  return { ...open, pieces: await storedPieces(executor, projectId) };
}
