import { sql } from "kysely";
import type { answerTimes } from "#app/features/talk/messages/public.server.ts";

/**
 * Invitations to bid and booked packages that someone answered: with a bid, a no or a question, whichever came first. Of open requests nothing
 * counts: that a sealed bid arrived, or who asked, must not show on a profile. A booking that was answered in its conversation counts there.
 */
export const invitationsAnswered: Parameters<typeof answerTimes.with>[0] = (userId) => sql`
  select greatest(x.created_at, r.sent_at) asked, least(x.declined_at, q.at, b.at) answered
  from request_invitations x join requests r on r.id = x.request_id and r.status not in ('draft', 'open') and r.sample_for is null
  cross join lateral (select min(created_at) at from request_questions where request_id = r.id and author_id = x.user_id) q
  cross join lateral (
    select min(coalesce(k.first_sent_at, case when o.revision = 1 then o.submitted_at end)) at
    from bids o left join quotations k on k.bid_id = o.id where o.request_id = r.id and o.bidder_id = x.user_id) b
  where x.user_id = ${userId} and num_nonnulls(x.declined_at, q.at, b.at) > 0
    and not exists (select from request_packages k join messages m on m.conversation_id = k.conversation_id and m.sender_id = x.user_id where k.request_id = r.id)`;
