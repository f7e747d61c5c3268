import { type Kysely, sql } from "kysely";
import { invalid } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { changesBetween, recordAudit } from "#app/platform/audit/audit.server.ts";
import { lastChange } from "#app/platform/audit/last-change.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { ImageError } from "#app/platform/media/image-error.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { canonicalCity } from "#app/platform/places/places.ts";
import { type OwnProject, projectConflict, type StoredProjectPhoto } from "../portfolio.contract.ts";
import { judgeProject, type ProjectFields, type ProjectProblems, problemsTogether } from "../portfolio.rules.ts";
import { PHOTO_MAX_BYTES } from "../portfolio.ts";
import { readProject, requireProject } from "./record.server.ts";
import { requirePortfolio } from "./service.server.ts";

const PHOTOS = { max: 240, windowSeconds: 3_600 };

type Changes = Partial<ProjectFields>;
type Photos = ProjectFields["photos"];

const COLUMNS = {
  ...{ title: "title", titleAr: "title_ar", description: "description", descriptionAr: "description_ar", rooms: "rooms", styles: "styles", year: "year" },
  ...{ city: "city", district: "district", areaM2: "area_m2", weeks: "weeks", costFrom: "cost_from", costTo: "cost_to", materials: "materials" },
  license: "license",
} as const satisfies Partial<Record<keyof ProjectFields, keyof DB["portfolio_projects"]>>;

const filesOf = (photos: readonly { id: string; beforeId?: string | null; before?: { id: string } | null }[]): string[] =>
  photos.flatMap(({ id, beforeId, before }) => [id, beforeId ?? before?.id ?? ""]).filter(Boolean);

/** Photographs are the project's own, or uploaded for its owner and not another project's. */
async function areOwn(trx: Kysely<DB>, before: OwnProject, photos: Photos): Promise<boolean> {
  const known = new Set(filesOf(before.photos));
  const added = filesOf(photos).filter((id) => !known.has(id));
  if (added.length === 0) return true;
  const { rows } = await sql`select from files f where f.id = any (${added}::uuid[]) and f.owner_id = ${before.ownerId} and not f.is_public
    and exists (select from portfolio_uploads u where u.file_id = f.id)`.execute(trx);
  return rows.length === added.length;
}

/** The city as it is stored; what is no city here is refused. */
function cityOf(given: string | null | undefined, problems: ProjectProblems): string | null | undefined {
  if (!given) return given;
  const city = canonicalCity(given);
  if (city === null) problems["city"] = "city";
  return city;
}

/**
 * Writes the named fields, all or none.
 * @throws NOT_FOUND, INVALID with a problem for each field, CONFLICT when the project is no longer at `version`
 */
export async function updateProject(viewer: Viewer, { id, version, changes }: { id: string; version: string; changes: Changes }): Promise<OwnProject> {
  return db.transaction().execute(async (trx) => {
    await requireProject(trx, viewer, id, { lock: true });
    const before = await readProject(trx, viewer, id);
    const known = new Date(version);
    if (before.version !== known.toISOString())
      throw projectConflict({ ...(await lastChange(trx, { type: "portfolio_project", id }, known)), changedAt: before.version, current: before });
    const { values, problems } = judgeProject(changes);
    const city = cityOf(values.city, problems);
    const given = { ...values, ...(city !== undefined && { city }) };
    const { photos, hasPermission } = given;
    if ("costFrom" in given || "costTo" in given) Object.assign(problems, { ...problemsTogether({ ...before, ...given }), ...problems });
    if (photos && !problems["photos"] && !(await areOwn(trx, before, photos))) problems["photos"] = "unknownPhoto";
    // What others see stays whole.
    if (before.status === "published") {
      if (photos?.length === 0) problems["photos"] ??= "photoNeeded";
      if (hasPermission === false) problems["hasPermission"] = "permissionNeeded";
    }
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const columns = Object.entries(COLUMNS).filter(([field]) => field in given);
    await trx
      .updateTable("portfolio_projects")
      .set({
        ...Object.fromEntries(columns.map(([field, column]) => [column, given[field as keyof typeof COLUMNS]])),
        ...(hasPermission !== undefined && { permitted_at: hasPermission ? sql`coalesce(permitted_at, now())` : null }),
        // Later than the stored time in any case, so that every edit changes the version.
        updated_at: sql`greatest(date_trunc('milliseconds', clock_timestamp()), updated_at + interval '1 millisecond')`,
      })
      .where("id", "=", id)
      .execute();
    if (photos) await writePhotos(trx, before, photos);
    const plain = (fields: Partial<OwnProject> | Changes) =>
      Object.fromEntries(columns.map(([field, column]) => [column, fields[field as keyof typeof COLUMNS]]));
    await recordAudit(trx, {
      ...{ actor: viewer, action: "portfolio_project.update", entityType: "portfolio_project", entityId: id },
      changes: {
        ...changesBetween(plain(before), plain(given)),
        ...(photos && { photos: [before.photos.map((photo) => photo.id), photos.map((photo) => photo.id)] as [unknown, unknown] }),
        ...(hasPermission !== undefined && { permission: [before.hasPermission, hasPermission] as [unknown, unknown] }),
      },
    });
    await invalidatePages(["professionals"], trx);
    return readProject(trx, viewer, id);
  });
}

async function writePhotos(trx: Kysely<DB>, { id, status, photos: before }: OwnProject, photos: Photos): Promise<void> {
  const now = filesOf(photos);
  await trx.deleteFrom("portfolio_photos").where("project_id", "=", id).execute();
  await removeFiles(
    trx,
    filesOf(before).filter((file) => !now.includes(file)),
  );
  if (photos.length === 0) return;
  await trx
    .insertInto("portfolio_photos")
    .values(photos.map((photo, position) => ({ project_id: id, file_id: photo.id, before_id: photo.beforeId, position })))
    .execute();
  await trx.deleteFrom("portfolio_uploads").where("file_id", "in", now).execute();
  const texts = photos.map(({ id: file, altEn, altAr }) => ({ id: file, alt_en: altEn, alt_ar: altAr }));
  await sql`update files f set alt_en = x.alt_en, alt_ar = x.alt_ar from json_populate_recordset(null::files, ${JSON.stringify(texts)}::json) x
    where f.id = x.id`.execute(trx);
  await trx
    .updateTable("files")
    .set({ is_public: status === "published" })
    .where("id", "in", now)
    .execute();
}

type Upload = { photo: File; professionalId?: string | undefined };

/** @throws FORBIDDEN, NOT_FOUND for strangers to the professional's work, INVALID with the reason for `photo` */
export async function uploadProjectPhoto(viewer: Viewer, { photo, ...name }: Upload): Promise<StoredProjectPhoto> {
  const ownerId = await requirePortfolio(db, viewer, name);
  await enforceLimit(`portfolio-photo:${viewer.id}`, PHOTOS);
  try {
    const { id, width, height, placeholder } = await storeImage(photo.stream(), { isPublic: false, ownerId, maxBytes: PHOTO_MAX_BYTES });
    await db.insertInto("portfolio_uploads").values({ file_id: id }).execute();
    return { id, width: width ?? 0, height: height ?? 0, blur: placeholder, altEn: null, altAr: null, before: null };
  } catch (error) {
    if (error instanceof ImageError) throw invalid({ photo: error.code });
    throw error;
  }
}
