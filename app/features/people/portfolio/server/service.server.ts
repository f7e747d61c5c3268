import { type Kysely, sql } from "kysely";
import { forbidden, invalid } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { requirePart } from "#app/platform/organizations/professionals.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { type OwnProject, type OwnProjectRow, tooManyProjects } from "../portfolio.contract.ts";
import { mayHavePortfolio } from "../portfolio.policy.ts";
import { judgeProject, problemsForIdea, problemsToPublish } from "../portfolio.rules.ts";
import { MOST_PROJECTS } from "../portfolio.ts";
import { readProject, requireProject } from "./record.server.ts";
import { ideaPublisher } from "./slots.server.ts";
import { projectStatus } from "./status.server.ts";

const MOST_IDEA_PHOTOS = 12;

type InNameOf = { professionalId?: string | undefined };

/** Whose portfolio the viewer changes. @throws FORBIDDEN, NOT_FOUND for strangers to the professional's work */
export async function requirePortfolio(source: Kysely<DB>, viewer: Viewer, { professionalId = viewer.id }: InNameOf): Promise<string> {
  await requirePart(source, viewer, professionalId, "editListing");
  if (!mayHavePortfolio(viewer, professionalId)) throw forbidden();
  return professionalId;
}

const holdPortfolio = (trx: Kysely<DB>, ownerId: string) => sql`select pg_advisory_xact_lock(hashtext(${`portfolio ${ownerId}`}))`.execute(trx);

/** @throws NOT_FOUND for strangers to the professional's work */
export async function listProjects(viewer: Viewer, professionalId: string | undefined, language: string): Promise<OwnProjectRow[]> {
  await requirePart(db, viewer, professionalId ?? viewer.id, "read");
  return rowsOf(db, professionalId ?? viewer.id, language);
}

/** In their order, with titles in the language of the request. */
async function rowsOf(source: Kysely<DB>, ownerId: string, language: string): Promise<OwnProjectRow[]> {
  const { rows } = await sql<OwnProjectRow>`
    select o.id, ${language === "ar" ? sql`coalesce(o.title_ar, o.title)` : sql`o.title`} title, o.status, o.year, o.idea_id is not null as "isIdea", p.n as "photoCount", p.pairs as "pairCount", p.photo
    from portfolio_projects o
    cross join lateral (
      select count(*)::int n, count(x.before_id)::int pairs,
        (array_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.placeholder) order by x.position))[1] photo
      from portfolio_photos x join files f on f.id = x.file_id where x.project_id = o.id) p
    where o.owner_id = ${ownerId} order by o.position, o.id limit ${MOST_PROJECTS}`.execute(source);
  return rows;
}

/** @throws FORBIDDEN, INVALID for the title, TOO_MANY_PROJECTS */
export async function createProject(viewer: Viewer, given: { title: string } & InNameOf): Promise<{ id: string }> {
  const ownerId = await requirePortfolio(db, viewer, given);
  const { values, problems } = judgeProject({ title: given.title });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return db.transaction().execute(async (trx) => {
    await holdPortfolio(trx, ownerId);
    const { rows } = await sql<{ n: number; last: number }>`
      select count(*)::int n, coalesce(max(position), 0) last from portfolio_projects where owner_id = ${ownerId}`.execute(trx);
    const { n = 0, last = 0 } = rows[0] ?? {};
    if (n >= MOST_PROJECTS) throw tooManyProjects({ max: MOST_PROJECTS });
    const id = newId();
    await trx
      .insertInto("portfolio_projects")
      .values({ id, owner_id: ownerId, title: values.title, position: last + 1 })
      .execute();
    await recordAudit(trx, {
      ...{ actor: viewer, action: "portfolio_project.create", entityType: "portfolio_project", entityId: id, changes: { title: [null, values.title] } },
    });
    return { id };
  });
}

/** @throws NOT_FOUND, INVALID with what it lacks, STATUS_CONFLICT */
export function publishProject(viewer: Viewer, id: string): Promise<OwnProject> {
  return db.transaction().execute(async (trx) => {
    const { status } = await requireProject(trx, viewer, id, { lock: true });
    const problems = status === "draft" ? problemsToPublish(asFields(await readProject(trx, viewer, id))) : {};
    if (Object.keys(problems).length > 0) throw invalid(problems);
    await projectStatus.move(trx, id, "publish", { by: viewer, set: { published_at: sql`coalesce(published_at, now())` } });
    return readProject(trx, viewer, id);
  });
}

const asFields = ({ photos, ...project }: OwnProject) => ({ ...project, photos: photos.map((photo) => ({ ...photo, beforeId: photo.before?.id ?? null })) });

/** @throws NOT_FOUND, STATUS_CONFLICT */
export function withdrawProject(viewer: Viewer, id: string): Promise<OwnProject> {
  return db.transaction().execute(async (trx) => {
    await requireProject(trx, viewer, id, { lock: true });
    await projectStatus.move(trx, id, "withdraw", { by: viewer });
    await takeIdeaBack(trx, viewer, id);
    return readProject(trx, viewer, id);
  });
}

/** Sent twice, it is one idea. @throws NOT_FOUND, STATUS_CONFLICT for a draft, INVALID with what an idea lacks */
export function publishIdea(viewer: Viewer, id: string): Promise<OwnProject> {
  return db.transaction().execute(async (trx) => {
    const { status, idea_id, owner_id } = await requireProject(trx, viewer, id, { lock: true });
    if (status !== "published") throw statusConflict({ status });
    const project = await readProject(trx, viewer, id);
    if (idea_id) return project;
    const problems = problemsForIdea(project);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const ideaId = await ideaPublisher().publish(trx, {
      ...{ ownerId: owner_id, title: project.title, titleAr: project.titleAr, description: project.description, descriptionAr: project.descriptionAr },
      ...{ room: project.rooms[0] ?? "", style: project.styles[0] ?? "", cost: project.costFrom },
      photoIds: project.photos.slice(0, MOST_IDEA_PHOTOS).map((photo) => photo.id),
      beforeId: project.photos[0]?.before?.id ?? null,
    });
    await trx.updateTable("portfolio_projects").set({ idea_id: ideaId, updated_at: new Date() }).where("id", "=", id).execute();
    await recordAudit(trx, {
      ...{ actor: viewer, action: "portfolio_project.publishIdea", entityType: "portfolio_project", entityId: id, changes: { idea: [null, ideaId] } },
    });
    return readProject(trx, viewer, id);
  });
}

/** @throws NOT_FOUND */
export function withdrawIdea(viewer: Viewer, id: string): Promise<OwnProject> {
  return db.transaction().execute(async (trx) => {
    await requireProject(trx, viewer, id, { lock: true });
    await takeIdeaBack(trx, viewer, id);
    return readProject(trx, viewer, id);
  });
}

async function takeIdeaBack(trx: Kysely<DB>, viewer: Viewer, id: string): Promise<void> {
  const { idea_id } = await trx.selectFrom("portfolio_projects").select("idea_id").where("id", "=", id).executeTakeFirstOrThrow();
  if (!idea_id) return;
  await ideaPublisher().withdraw(trx, idea_id);
  await trx.updateTable("portfolio_projects").set({ idea_id: null, updated_at: new Date() }).where("id", "=", id).execute();
  await recordAudit(trx, {
    ...{ actor: viewer, action: "portfolio_project.withdrawIdea", entityType: "portfolio_project", entityId: id, changes: { idea: [idea_id, null] } },
  });
}

/** @throws FORBIDDEN for accounts without a portfolio, NOT_FOUND for strangers to the professional's work */
export async function orderProjects(viewer: Viewer, { ids, ...name }: { ids: readonly string[] } & InNameOf, language: string): Promise<OwnProjectRow[]> {
  const ownerId = await requirePortfolio(db, viewer, name);
  return db.transaction().execute(async (trx) => {
    await holdPortfolio(trx, ownerId);
    await sql`update portfolio_projects o set position = x.place from (
        select id, row_number() over (order by array_position(${ids}::uuid[], id) nulls last, position, id) place
        from portfolio_projects where owner_id = ${ownerId}) x
      where o.id = x.id and o.position <> x.place`.execute(trx);
    await recordAudit(trx, { actor: viewer, action: "portfolio_project.order", entityType: "profile", entityId: ownerId });
    await invalidatePages(["professionals"], trx);
    return rowsOf(trx, ownerId, language);
  });
}

/** @throws NOT_FOUND */
export function removeProject(viewer: Viewer, id: string): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const { title } = await requireProject(trx, viewer, id, { lock: true });
    await takeIdeaBack(trx, viewer, id);
    const { rows } = await sql<{
      id: string;
    }>`select unnest(array_remove(array[file_id, before_id], null)) id from portfolio_photos where project_id = ${id}`.execute(trx);
    await trx.deleteFrom("portfolio_projects").where("id", "=", id).execute();
    await removeFiles(
      trx,
      rows.map((row) => row.id),
    );
    await recordAudit(trx, {
      ...{ actor: viewer, action: "portfolio_project.remove", entityType: "portfolio_project", entityId: id, changes: { title: [title, null] } },
    });
    await invalidatePages(["professionals"], trx);
    return { id };
  });
}
