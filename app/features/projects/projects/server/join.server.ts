import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { sendProjectEvent } from "./access.server.ts";
import { recordEvent } from "./events.server.ts";

/** A professional whose bid was taken belongs to the project. Safe to call again; who owns it already stays what they are. */
export async function joinProfessional(
  trx: Kysely<DB>,
  { projectId, userId, actorId }: { projectId: string; userId: string; actorId: string | null },
): Promise<void> {
  const { rows } = await sql`
    insert into project_people (id, project_id, email, user_id, role, status, token, invited_by, expires_at, answered_at)
    select ${newId()}, ${projectId}, lower(u.email), u.id, 'professional', 'accepted', ${randomBytes(24).toString("base64url")}, ${actorId}, now(), now()
    from users u where u.id = ${userId} and not exists (select from project_people m where m.project_id = ${projectId} and m.user_id = u.id)
    on conflict (project_id, email) do update set user_id = excluded.user_id, role = excluded.role, status = excluded.status, answered_at = excluded.answered_at
    returning id`.execute(trx);
  if (rows.length === 0) return;
  await recordEvent(trx, { projectId, actorId: userId, kind: "people.joined", data: { role: "professional" } });
  await sendProjectEvent(trx, projectId);
}
