import { sql } from "kysely";
import { binIdea, ideaStatus } from "#app/features/inspiration/ideas/public.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { FiltersOf } from "#app/platform/list/list-address.ts";
import type { adminIdeaAddress } from "../idea-uploads.search.ts";
import { BULK_LIMIT } from "../idea-uploads.ts";
import type { Author } from "./create.server.ts";
import { matches } from "./list.server.ts";
import { lockIdea, readIdea } from "./record.server.ts";

type Shown = "published" | "unpublished";
type Selection = { ids: string[] } | { matching: FiltersOf<typeof adminIdeaAddress> };

/** Changes those that have the other status; the rest stays untouched and unrecorded. At most BULK_LIMIT in one call. */
export function setStatus(by: Author, selection: Selection, status: Shown) {
  return db.transaction().execute(async (trx) => {
    const chosen = "ids" in selection ? sql`i.deleted_at is null and i.id = any(${selection.ids}::uuid[])` : matches(selection.matching);
    // What lies in the bin is restored first.
    const inSelection = sql`${chosen} and i.deleted_at is null`;
    const changing = await sql<{ id: string }>`
      select i.id from design_ideas i where ${inSelection} and i.status <> ${status} order by i.id limit ${BULK_LIMIT} for update`.execute(trx);
    const counts = await sql<{ all: number; other: number }>`
      select count(*)::int as all, (count(*) filter (where i.status <> ${status}))::int as other from design_ideas i where ${inSelection}`.execute(trx);
    const { all = 0, other = 0 } = counts.rows[0] ?? {};
    const ids = changing.rows.map(({ id }) => id);
    if (ids.length > 0) {
      await ideaStatus.moveAll(trx, status === "published" ? "publish" : "unpublish", { by: by.actor, where: (eb) => eb("id", "in", ids) });
      const before = status === "published" ? "unpublished" : "published";
      const entries = ids.map((entityId) => ({
        ...by,
        action: `design_idea.${status}`,
        entityType: "design_idea",
        entityId,
        changes: { status: [before, status] as [unknown, unknown] },
      }));
      await recordAudit(trx, entries);
    }
    const missing = "ids" in selection ? new Set(selection.ids).size - all : 0;
    return { changed: ids.length, unchanged: all - other, missing, remaining: other - ids.length };
  });
}

/** Into the bin. @throws NOT_FOUND, also for what lies there already */
export function removeIdea(by: Author, id: string): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    await lockIdea(trx, id);
    const idea = await readIdea(trx, id);
    if (idea.status === "removed") throw notFound();
    await binIdea(trx, id, new Date());
    await recordAudit(trx, { ...by, action: "design_idea.removed", entityType: "design_idea", entityId: id, changes: { title: [idea.title, null] } });
    return { id };
  });
}

/** Out of the bin, with the status it had. One that is not there stays as it is. @throws NOT_FOUND */
export function restoreIdea(by: Author, id: string) {
  return db.transaction().execute(async (trx) => {
    await lockIdea(trx, id);
    const idea = await readIdea(trx, id);
    if (idea.status !== "removed") return { id, status: idea.status };
    await binIdea(trx, id, null);
    await recordAudit(trx, { ...by, action: "design_idea.restored", entityType: "design_idea", entityId: id, changes: { title: [null, idea.title] } });
    return { id, status: (await readIdea(trx, id)).status };
  });
}
