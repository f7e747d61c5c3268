import { sql } from "kysely";

/** The latest finished projects that are looked at. */
const LATEST = 2_000;
/** Fewer households could recognize each other's sums. */
const FEWEST = 5;
/** Halalas: sums are rounded to this. */
const STEP = 100_000;

/** What households agreed to pay for finished projects of one room: all bids that they took, packages and design alone left out. */
export const awardedCosts = sql<{ room: string; cost: number }>`
  select a.room, a.cost from (
    select r.room, (round(b.total::numeric / ${STEP}::int) * ${STEP}::int)::bigint "cost", count(*) over (partition by r.room) n
    from (select id from projects where status = 'completed' and sample_for is null and work is distinct from 'design' order by updated_at desc limit ${LATEST}) p
    cross join lateral (select min(kind) room from project_rooms where project_id = p.id having count(*) = 1) r
    cross join lateral (
      select sum(b.total) total from requests q join bids b on b.request_id = q.id
      where q.project_id = p.id and q.kind <> 'package' and b.status = 'accepted') b
    where b.total > 0) a
  where a.n >= ${FEWEST}`;
