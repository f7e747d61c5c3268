import { type Kysely, sql } from "kysely";
import { binIdeas, ideaStatus } from "#app/features/inspiration/ideas/public.server.ts";
import { type BulkKind, type BulkRow, type BulkSelection, startBulkChange } from "#app/features/talk/bulk-changes/public.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import { type AuditActor, type AuditChanges, type AuditEntry, recordAudit } from "#app/platform/audit/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { type IdeaStatus, STATUS_CHANGE } from "../idea-uploads.ts";
import type { Author } from "./create.server.ts";
import { matches } from "./list.server.ts";
import { lockIdea, readIdea } from "./record.server.ts";

type By = { actor: AuditActor; requestId: string };
const SHOWS = { published: "publish", unpublished: "unpublish" } as const;

/** The rows of a selection. Ideas in the bin are selected only by the bin's filter or by id. */
const inSelection = (selection: BulkSelection) =>
  "ids" in selection ? sql<boolean>`i.id = any(${[...selection.ids]}::uuid[])` : matches((selection as { matching: Parameters<typeof matches>[0] }).matching);
const state = sql<string>`case when i.deleted_at is null then i.status else 'removed' end`;

const entry = (by: By, id: string, action: string, changes: AuditChanges): AuditEntry => ({
  ...by,
  ...{ action: `design_idea.${action}`, entityType: "design_idea", entityId: id, changes },
});

/** All are in the bin, as an undo finds them, or none. */
async function move(trx: Kysely<DB>, rows: readonly BulkRow[], to: string, by: By): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const isRestored = rows[0]?.state === "removed";
  if (to === "removed") await binIdeas(trx, ids, new Date());
  else if (isRestored) await binIdeas(trx, ids, null);
  else await ideaStatus.moveAll(trx, SHOWS[to as keyof typeof SHOWS], { by: by.actor, where: (eb) => eb("id", "in", ids) });
  await recordAudit(
    trx,
    rows.map((row) => entry(by, row.id, isRestored ? "restored" : to, { status: [row.state, to] })),
  );
}

export const ideaStatusKind: BulkKind = {
  async count(selection) {
    const n = sql<number>`count(*)::int`.as("n");
    const counted = await db.selectFrom("design_ideas as i").select(n).where(inSelection(selection)).executeTakeFirstOrThrow();
    return counted.n;
  },
  async lock(trx, selection, { after, until, limit }) {
    const { rows } = await sql<BulkRow>`
      select i.id, ${state} as state, i.updated_at::text as version from design_ideas i
      where ${inSelection(selection)} and i.created_at <= ${until} ${after ? sql`and i.id > ${after}` : sql``} order by i.id limit ${limit} for update`.execute(
      trx,
    );
    return rows;
  },
  // Ideas in the bin must be restored first.
  isMovable: (row) => row.state !== "removed",
  move,
};

/** Publishes, hides or removes: few at once, more in a job. */
export const setStatus = (by: Author, selection: BulkSelection, status: IdeaStatus) => startBulkChange(by, STATUS_CHANGE, selection, status);

/** Into the bin. @throws NOT_FOUND, also for what lies there already */
export function removeIdea(by: Author, id: string): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    await lockIdea(trx, id);
    const idea = await readIdea(trx, id);
    if (idea.status === "removed") throw notFound();
    await binIdeas(trx, [id], new Date());
    await recordAudit(trx, { ...by, action: "design_idea.removed", entityType: "design_idea", entityId: id, changes: { title: [idea.title, null] } });
    return { id };
  });
}

/** Out of the bin, with the status it had. One that is not in the bin stays as it is. @throws NOT_FOUND */
export function restoreIdea(by: Author, id: string) {
  return db.transaction().execute(async (trx) => {
    await lockIdea(trx, id);
    const idea = await readIdea(trx, id);
    if (idea.status !== "removed") return { id, status: idea.status };
    await binIdeas(trx, [id], null);
    await recordAudit(trx, { ...by, action: "design_idea.restored", entityType: "design_idea", entityId: id, changes: { title: [null, idea.title] } });
    return { id, status: (await readIdea(trx, id)).status };
  });
}
