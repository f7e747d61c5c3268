import type { Kysely } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import type { AuditActor } from "#app/platform/audit/audit.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { type Change, defineStatus } from "#app/platform/status/define-status.server.ts";
import { type EventData, type EventKind, PROJECT_STATUSES, type ProjectStatus, projectPath } from "../projects.ts";
import { householdOf, sendProjectEvent } from "./access.server.ts";
import { recordEvent } from "./events.server.ts";

const KIND_OF = {
  place: "status.placed",
  open: "status.opened",
  withdraw: "status.withdrawn",
  begin: "status.started",
  award: "status.started",
  complete: "status.completed",
  reopen: "status.reopened",
  archive: "status.archived",
  restore: "status.restored",
} as const satisfies Record<string, EventKind>;
type Name = keyof typeof KIND_OF;

/** Who may is decided where a move begins: the household by `projectFor`. `open`, `withdraw` and `award` follow from a request for bids; `begin` is work without one. */
export const projectStatus = defineStatus({
  table: "projects",
  states: PROJECT_STATUSES,
  columns: ["title", "last_number"],
  moves: {
    place: { from: ["draft"], to: "planning" },
    open: { from: ["planning"], to: "open", isRepeatable: true },
    withdraw: { from: ["open"], to: "planning", isRepeatable: true },
    begin: { from: ["planning"], to: "in_progress" },
    award: { from: ["planning", "open"], to: "in_progress" },
    complete: { from: ["in_progress"], to: "completed" },
    reopen: { from: ["completed"], to: "in_progress" },
    archive: { from: ["planning", "in_progress", "completed"], to: "archived" },
    restore: { from: ["archived"], to: "planning" },
  },
  touch: () => ({ updated_at: new Date() }),
  onMove: async (trx, changes: readonly Moved[]) => {
    await recordEvent(
      trx,
      changes.map(({ id, move, by, row }) => ({
        ...{ projectId: id, actorId: by?.id ?? null, kind: KIND_OF[move] },
        data: move === "place" ? { items: row.last_number } : {},
      })) as { projectId: string; actorId: string | null; kind: "status.opened"; data: EventData["status.opened"] }[],
    );
    for (const change of changes) await notifyHousehold(trx, change);
  },
});

type Moved = Change<Name, ProjectStatus, { id: string; title: string; last_number: number }, undefined>;

async function notifyHousehold(trx: Kysely<DB>, { id, to, by, row }: { id: string; to: ProjectStatus; by: AuditActor; row: { title: string } }): Promise<void> {
  const others = (await householdOf(trx, id)).filter((userId) => userId !== by?.id);
  await notifyPerson(
    trx,
    others.map((userId) => ({
      ...{ userId, kind: "project_moved" as const, params: { project: row.title, status: to }, href: projectPath(id), groupKey: projectPath(id) },
      ...(by && { actorId: by.id }),
    })),
  );
  await sendProjectEvent(trx, id);
}
