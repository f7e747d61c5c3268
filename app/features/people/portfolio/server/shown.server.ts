import { type RawBuilder, sql } from "kysely";
import { seenPart } from "#app/features/people/profiles/public.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import type { PublicPhotoData } from "#app/platform/media/photo-schema.ts";
import type { PicturedPieceData } from "#app/platform/media/pictured-piece.ts";
import { money } from "#app/platform/money/money.ts";
import { roleInWork } from "#app/platform/organizations/professionals.server.ts";
import { cityName } from "#app/platform/places/places.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { PortfolioData, ProjectCard, ShownProject } from "../portfolio.contract.ts";
import { mayEditProject } from "../portfolio.policy.ts";
import { type License, MOST_PROJECTS, projectPath } from "../portfolio.ts";
import { ideaPublisher, projectPieces } from "./slots.server.ts";

const CURRENCY = "SAR";

type ShownPhoto = ShownProject["photos"][number];
type Row = {
  id: string;
  owner_id: string;
  status: string;
  title: string;
  title_ar: string | null;
  description: string | null;
  description_ar: string | null;
  rooms: string[];
  styles: string[];
  year: number | null;
  city: string | null;
  district: string | null;
  area_m2: number | null;
  weeks: number | null;
  cost_from: number | null;
  cost_to: number | null;
  materials: string | null;
  license: License;
  idea_id: string | null;
  photos: ShownPhoto[];
};

const publicPhoto = (file: string, language: string): RawBuilder<PublicPhotoData> => {
  const of = (column: string) => sql.ref(`${file}.${column}`);
  const alt = language === "ar" ? sql`coalesce(${of("alt_ar")}, ${of("alt_en")})` : of("alt_en");
  return sql`json_build_object('id', ${of("id")}, 'width', ${of("width")}, 'height', ${of("height")}, 'blur', ${of("placeholder")}, 'alt', ${alt})`;
};

/** Projects with their photographs in one statement. */
const projects = (where: RawBuilder<unknown>, language: string): RawBuilder<Row> => sql`
  select o.*, coalesce((
    select json_agg(${publicPhoto("f", language)}::jsonb || jsonb_build_object('before', case when b.id is not null then ${publicPhoto("b", language)}::jsonb end) order by p.position)
    from portfolio_photos p join files f on f.id = p.file_id left join files b on b.id = p.before_id
    where p.project_id = o.id and f.width is not null), '[]') photos
  from portfolio_projects o where ${where}`;

function card(row: Row, language: string): Omit<ProjectCard, "photo" | "before"> {
  const place = [row.district, row.city && cityName(row.city, language)].filter(Boolean);
  return {
    id: row.id,
    path: projectPath(row.id),
    title: localText(row.title, row.title_ar, language),
    place: place.length > 0 ? place.join(language === "ar" ? "، " : ", ") : null,
    ...{ year: row.year, areaM2: row.area_m2, weeks: row.weeks },
    cost: { from: money(row.cost_from, CURRENCY), to: money(row.cost_to, CURRENCY) },
    photoCount: row.photos.length,
  };
}

/** Nothing where the portfolio is hidden from the viewer. @throws NOT_FOUND as the profile */
export async function portfolioOf(viewer: Viewer | null, key: string, language: string): Promise<PortfolioData> {
  const owner = await seenPart(viewer, key, "portfolio");
  if (!owner) return { projects: [], photoCount: 0 };
  const where = sql`o.owner_id = ${owner.id} and o.status = 'published' order by o.position, o.id limit ${MOST_PROJECTS}`;
  const { rows } = await projects(where, language).execute(db);
  return {
    projects: rows.flatMap((row) => {
      const [photo] = row.photos;
      if (!photo) return [];
      // A pair is what a project shows best.
      const { before, ...shown } = row.photos.find((each) => each.before) ?? photo;
      return [{ ...card(row, language), photo: shown, before }];
    }),
    photoCount: rows.reduce((sum, { photos }) => sum + photos.length, 0),
  };
}

/** @throws NOT_FOUND for drafts, and where the portfolio is hidden */
export async function showProject(viewer: Viewer | null, id: string, language: string): Promise<ShownProject> {
  const { rows } = await projects(sql`o.id = ${id}`, language).execute(db);
  const [row] = rows;
  if (row?.status !== "published") throw notFound();
  const [owner, room, style, ideas] = await Promise.all([
    seenPart(viewer, row.owner_id, "portfolio"),
    translator(language, "portfolio"),
    translator(language, "profiles"),
    row.idea_id ? ideaPublisher().pathsOf(db, [row.idea_id]) : new Map<string, string>(),
  ]);
  if (!owner) throw notFound();
  return {
    ...card(row, language),
    description: localText(row.description, row.description_ar, language),
    rooms: row.rooms.map((code) => room(`room.${code}` as Parameters<typeof room>[0])),
    styles: row.styles.map((code) => style(`style.${code}` as Parameters<typeof style>[0])),
    materials: row.materials,
    license: row.license,
    photos: row.photos,
    idea: (row.idea_id && ideas.get(row.idea_id)) || null,
    owner: { id: owner.id, name: localText(owner.name, owner.nameAr, language), path: owner.path },
    isOwn: viewer !== null && mayEditProject(await roleInWork(db, row.owner_id, viewer.id)),
  };
}

/** What of the shop stands in its photographs. @throws NOT_FOUND as the project */
export async function piecesOfShown(viewer: Viewer | null, id: string, language: string): Promise<PicturedPieceData[]> {
  await showProject(viewer, id, language);
  return (await Promise.all(projectPieces.all().map((read) => read(id, language)))).flat();
}

/** Whether everybody may see the project `o`. */
export const isOpenProject = sql`o.status = 'published' and exists (select from profiles s where s.id = o.owner_id and shows_to_everybody(s, 'portfolio'))`;

/** The covers of each person's first projects, for cards: whose portfolio everybody may see. */
export async function portfolioPhotos(ownerIds: readonly string[], limit: number, language: string): Promise<ReadonlyMap<string, PublicPhotoData[]>> {
  const { rows } = await sql<{ author: string; photo: PublicPhotoData }>`
    select a.id author, ${publicPhoto("f", language)} photo from unnest(${ownerIds}::uuid[]) a(id)
    join profiles p on p.id = a.id and shows_to_everybody(p, 'portfolio')
    cross join lateral (
      select (select x.file_id from portfolio_photos x where x.project_id = o.id order by x.position limit 1) file_id, o.position, o.id
      from portfolio_projects o where o.owner_id = a.id and o.status = 'published' order by o.position, o.id limit ${limit}) w
    join files f on f.id = w.file_id and f.is_public and f.width is not null
    order by a.id, w.position, w.id`.execute(db);
  const found = Map.groupBy(rows, ({ author }) => author);
  return new Map([...found].map(([author, photos]) => [author, photos.map(({ photo }) => photo)]));
}
