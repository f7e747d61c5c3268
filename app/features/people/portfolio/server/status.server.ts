import { sql } from "kysely";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { defineStatus } from "#app/platform/status/define-status.server.ts";
import { PROJECT_STATUSES } from "../portfolio.ts";

/** A project; the photographs of a draft are private. Callers check who may. */
export const projectStatus = defineStatus({
  table: "portfolio_projects",
  states: PROJECT_STATUSES,
  columns: ["owner_id"],
  moves: { publish: { from: ["draft"], to: "published" }, withdraw: { from: ["published"], to: "draft" } },
  touch: () => ({ updated_at: new Date() }),
  async onMove(trx, changes) {
    const ids = changes.map(({ id }) => id);
    await sql`update files set is_public = ${changes[0]?.to === "published"}
      where id in (select unnest(array[file_id, before_id]) from portfolio_photos where project_id = any (${ids}::uuid[]))`.execute(trx);
    await recordAudit(
      trx,
      changes.map(({ id, move, from, to, by }) => ({
        ...{
          actor: by,
          action: `portfolio_project.${move}`,
          entityType: "portfolio_project",
          entityId: id,
          changes: { status: [from, to] as [unknown, unknown] },
        },
      })),
    );
    await invalidatePages(["professionals"], trx);
  },
});
