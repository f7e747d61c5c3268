import { type Kysely, sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import type { Design, DesignList, DesignPhoto, DesignVersion } from "../design-editor.contract.ts";
import { DESIGNS_PER_PAGE, type EditorSettings, type EditorStyle } from "../design-editor.ts";

type DesignRow = {
  id: string;
  name: string | null;
  source_id: string;
  applied: EditorSettings;
  applied_id: string;
  last_number: number;
};

const photoJson = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<DesignPhoto>`json_build_object('id', ${column("id")}, 'width', ${column("width")}, 'height', ${column("height")}, 'blur', ${column("placeholder")})`;
};

/** NOT_FOUND for anyone but the owner. Within a transaction it locks the row. */
export async function ownDesign(viewer: Viewer, id: string, trx?: Kysely<DB>): Promise<DesignRow> {
  const { rows } = await sql<DesignRow>`
    select id, name, source_id, applied, applied_id, last_number from designs where id = ${id} and owner_id = ${viewer.id} ${trx ? sql`for update` : sql``}`.execute(
    trx ?? db,
  );
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

type DetailRow = { id: string; name: string | null; updated_at: Date; source: DesignPhoto; applied: EditorSettings; photo: DesignPhoto };
type VersionRow = { id: string; number: number; settings: EditorSettings; created_at: Date; photo: DesignPhoto };

export async function getDesign(viewer: Viewer, id: string): Promise<Design> {
  const [{ rows }, versions] = await Promise.all([
    sql<DetailRow>`
      select d.id, d.name, d.updated_at, d.applied, ${photoJson("s")} source, ${photoJson("a")} photo
      from designs d join files s on s.id = d.source_id join files a on a.id = d.applied_id where d.id = ${id} and d.owner_id = ${viewer.id}`.execute(db),
    sql<VersionRow>`
      select v.id, v.number, v.settings, v.created_at, ${photoJson("f")} photo
      from design_versions v join designs d on d.id = v.design_id and d.owner_id = ${viewer.id} join files f on f.id = v.file_id
      where v.design_id = ${id} order by v.number desc`.execute(db),
  ]);
  const [row] = rows;
  if (!row) throw notFound();
  return {
    id: row.id,
    name: row.name,
    source: row.source,
    applied: { settings: row.applied, photo: row.photo },
    versions: versions.rows.map(({ created_at, ...version }): DesignVersion => ({ ...version, createdAt: created_at.toISOString() })),
    updatedAt: row.updated_at.toISOString(),
  };
}

type CardRow = { id: string; name: string; photo: DesignPhoto; style: EditorStyle; versions: number; updated_at: Date };

export async function listDesigns(viewer: Viewer, after: string | undefined, limit = DESIGNS_PER_PAGE): Promise<DesignList> {
  const query = sql<CardRow>`
    select d.id, d.name, ${photoJson("f")} photo, v.settings ->> 'style' style, d.updated_at,
      (select count(*)::int from design_versions n where n.design_id = d.id) versions
    from designs d
      cross join lateral (select file_id, settings from design_versions where design_id = d.id order by number desc limit 1) v
      join files f on f.id = v.file_id
    where d.owner_id = ${viewer.id} and d.name is not null`;
  const { rows, next } = await pageOf(query, { order: newestFirst("designs", "updated_at"), after, limit });
  const items = rows.map(({ id, name, photo, style, versions, updated_at }) => ({
    id,
    name,
    photo,
    style,
    versionCount: versions,
    updatedAt: updated_at.toISOString(),
  }));
  return { items, next };
}
