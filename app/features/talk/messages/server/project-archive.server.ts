import { sql } from "kysely";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";

type File = { id: string; name: string; storage_key: string };
type Message = { author: string | null; body: string; at: Date; is_removed: boolean; files: File[] };

/** What was said in a project, oldest first, for someone who belongs to it now; nothing for an administrator in their place. Removed messages have neither words nor files. */
export async function conversationOfProject(viewer: Viewer, projectId: string): Promise<Message[]> {
  if (viewer.impersonatedBy) return [];
  const { rows } = await sql<Message>`
    select u.name author, case when m.removed_at is null then m.body else '' end body, m.created_at at, m.removed_at is not null is_removed,
      (select coalesce(json_agg(json_build_object('id', f.id, 'name', mf.name, 'storage_key', f.storage_key) order by mf.position), '[]')
        from message_files mf join files f on f.id = mf.file_id where mf.message_id = m.id and m.removed_at is null) files
    from conversations c join messages m on m.conversation_id = c.id left join users u on u.id = m.sender_id
    where c.project_id = ${projectId} order by m.seq`.execute(db);
  return rows;
}
