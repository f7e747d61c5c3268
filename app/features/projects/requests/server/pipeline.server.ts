import { sql } from "kysely";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { areaName } from "#app/platform/places/places.ts";
import { lastDayOf } from "../requests.rules.ts";
import { PIPELINE_STAGES } from "../requests.ts";
import type { PipelineStage } from "../work.contract.ts";
import { inNameOf } from "./sides.server.ts";

/** Deals that a stage shows. */
const LARGEST = 2;

type Row = { stage: PipelineStage["stage"]; n: number; sum: number; id: string; title: string; city: string; amount: number | null; deadline: Date };

/** The work of a person, of professionals for whom they work and of their vendors' teams, from what they are asked to what they build, with its prices VAT included; of what is only asked, the household's budget or the fixed price of a package. */
export async function pipelineOf(viewer: Viewer, language: string): Promise<PipelineStage[]> {
  const own = (table: string, person: string) => inNameOf(viewer.id, table, person);
  const { rows } = await sql<Row>`
    with deals as (
      select distinct on (r.id) 'asked' stage, r.id, r.title, r.city, r.deadline,
          coalesce((select k.total from request_packages k where k.request_id = r.id), (r.brief ->> 'budgetMax')::bigint) amount
        from request_invitations i join requests r on r.id = i.request_id and r.sample_for is null
        where ${own("i", "user_id")} and i.declined_at is null and r.status = 'open' and r.deadline > now()
          and not exists (select from bids b where b.request_id = r.id and ${own("b", "bidder_id")})
      union all
      select case b.status when 'draft' then 'writing' when 'accepted' then 'won' else 'sent' end, r.id, r.title, r.city, r.deadline,
          case b.status when 'draft' then q.gross else b.total end
        from bids b join requests r on r.id = b.request_id and r.sample_for is null join projects p on p.id = r.project_id left join quotations q on q.bid_id = b.id
        where ${own("b", "bidder_id")} and (b.status = 'draft' and r.status = 'open' and r.deadline > now()
          or b.status in ('submitted', 'revised', 'shortlisted') and r.status in ('open', 'closed')
          or b.status = 'accepted' and p.status = 'in_progress')),
    placed as (
      select *, count(*) over (partition by stage)::int n, coalesce(sum(amount) over (partition by stage), 0) sum,
        row_number() over (partition by stage order by amount desc nulls last, deadline, id) place from deals)
    select * from placed where place <= ${LARGEST} order by place`.execute(db);
  return PIPELINE_STAGES.map((stage) => {
    const deals = rows.filter((row) => row.stage === stage);
    return {
      ...{ stage, count: deals[0]?.n ?? 0, amount: Number(deals[0]?.sum ?? 0) },
      deals: deals.map(({ id, title, city, amount, deadline }) => ({
        ...{ id, title, city: areaName(city, language), amount: amount === null ? null : Number(amount) },
        // A bidder who has sent a price waits for the household, not for a day.
        lastDay: stage === "asked" || stage === "writing" ? lastDayOf(deadline) : null,
      })),
    };
  });
}
