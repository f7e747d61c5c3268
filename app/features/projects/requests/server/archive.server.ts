import { sql } from "kysely";
import type { ArchivedFile } from "#app/features/projects/projects/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";

/** Of `r`, as `areBidsOpened` says it: a sealed bid is not in the archive, nor is that there is one. */
const areOpened = sql`(not r.is_sealed or r.opened_at is not null or (r.status = 'open' and now() >= r.deadline))`;

/** Of a bid `b` on it: its household reads it. */
const isRead = sql`(r.status <> 'draft' and b.status not in ('draft', 'withdrawn') and ${areOpened})`;

/** Requests of a project with their items, questions, who was asked, and the bids that are opened, each as it was last sent. */
export async function requestsInArchive(projectId: string): Promise<{ requests: unknown }> {
  const { rows } = await sql<{ requests: unknown }>`
    select coalesce(json_agg(to_jsonb(r) - '{idempotency_key,fits}'::text[] || jsonb_build_object(
      'items', (select json_agg(to_jsonb(i) - 'request_id' order by i.number) from request_items i where i.request_id = r.id),
      'package', (select to_jsonb(k) - '{request_id,conversation_id}'::text[] from request_packages k where k.request_id = r.id),
      'questions', (select json_agg(json_build_object('body', q.body, 'answer', q.answer, 'answered_at', q.answered_at) order by q.id)
        from request_questions q where q.request_id = r.id),
      'invited', (select json_agg(json_build_object('name', coalesce(v.name, u.name), 'seen_at', n.seen_at, 'declined_at', n.declined_at, 'reminded_at', n.reminded_at, 'reason', n.reason) order by n.id)
        from request_invitations n left join users u on u.id = n.user_id left join ${listings()} v on v.id = n.vendor_id where n.request_id = r.id),
      'bids', (select json_agg(json_build_object('name', coalesce(v.name, u.name), 'status', b.status, 'revision', b.revision, 'total', b.total,
            'valid_until', b.valid_until, 'submitted_at', b.submitted_at, 'note', b.note, 'content', s.content) order by b.submitted_at, b.id)
        from bids b left join users u on u.id = b.bidder_id left join ${listings()} v on v.id = b.vendor_id
          left join quotations q on q.bid_id = b.id left join quotation_revisions s on s.quotation_id = q.id and s.number = q.sent_number
        where b.request_id = r.id and ${isRead})) order by r.id), '[]') requests
    from requests r where r.project_id = ${projectId}`.execute(db);
  return { requests: rows[0]?.requests ?? [] };
}

/** Photographs in the lines of those bids, as they were last sent; the ids stand in their content. */
export async function bidPhotosInArchive(projectId: string): Promise<ArchivedFile[]> {
  const { rows } = await sql<ArchivedFile>`
    select f.id, f.storage_key, min(p.created_at) created_at
    from requests r join bids b on b.request_id = r.id join quotations q on q.bid_id = b.id
      join quotation_revisions s on s.quotation_id = q.id and s.number = q.sent_number
      join quotation_photos p on p.quotation_id = q.id join files f on f.id = p.file_id
    where r.project_id = ${projectId} and ${isRead}
      and jsonb_path_exists(s.content, '$.groups[*].lines[*].photos[*] ? (@ == $id)', jsonb_build_object('id', f.id::text))
    group by f.id order by 3, 1`.execute(db);
  return rows;
}
