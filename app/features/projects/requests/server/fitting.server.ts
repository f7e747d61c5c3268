import { type Kysely, sql } from "kysely";
import { householdOf } from "#app/features/projects/projects/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { rolesThatCan } from "#app/platform/organizations/organization.policy.ts";
import { professionalStaff } from "#app/platform/organizations/professional-staff.server.ts";
import { areaName } from "#app/platform/places/places.ts";
import { takesBids } from "../requests.policy.ts";
import { lastDayOf } from "../requests.rules.ts";
import { notifyFitting } from "./notices.server.ts";
import { vendorWork } from "./vendor-work.server.ts";

const AT_ONCE = 500;

type Open = { id: string; project_id: string; trades: string[]; categories: string[]; fits: string[] };

/** Professionals who fit and take work on with those of their company who answer, and the people of fitting vendors who answer: the next by id, without the household and those already notified. */
async function peopleAfter(trx: Kysely<DB>, { id, project_id, trades, categories, fits }: Open, after: string): Promise<string[]> {
  const household = await householdOf(trx, project_id);
  const { rows } = await sql<{ id: string }>`
    with fit as (
      select p.id from profiles p join user_directory d on d.user_id = p.id and d.role = 'professional'
        where p.professional_type = any(${trades}) and (p.availability_preferences ->> 'isAcceptingProjects') is distinct from 'false'
          and p.id <> all(${household}::uuid[])
          and exists (select from unnest(p.service_areas || array_remove(array[p.city], null)) place where p.professional_type || ':' || place = any(${fits})))
    select u.id from users u where u.id > ${after} and u.suspended_at is null and u.deletion_requested_at is null and u.id in (
      select id from fit
      union
      select w.user_id from fit join (${professionalStaff}) w on w.professional_id = fit.id and w.role = any(${rolesThatCan("answer")}::text[])
      union
      select om.user_id from ${vendorWork()} w join ${listings()} v on v.id = w.vendor_id
        join organization_members om on om.organization_id = v.organization_id and om.role = any(${rolesThatCan("answer")}::text[])
        where w.category_ids && ${categories}::uuid[]
          and exists (select from unnest(w.category_ids) category cross join lateral unnest(w.places) place where category || ':' || place = any(${fits})))
      and u.id <> all(${household}::uuid[])
      and not exists (select from notifications n where n.user_id = u.id and n.kind = 'request_fits' and n.group_key = ${id})
    order by u.id limit ${AT_ONCE}`.execute(trx);
  return rows.map((row) => row.id);
}

/** Notifies everybody who fits an open request, in batches; run again, it goes on where it was. */
export async function announceRequest(id: string, signal?: AbortSignal): Promise<void> {
  let after: string | undefined = "00000000-0000-0000-0000-000000000000";
  while (after) {
    signal?.throwIfAborted();
    const from: string = after;
    after = await db.transaction().execute(async (trx) => {
      const request = await trx.selectFrom("requests").selectAll().where("id", "=", id).forShare().executeTakeFirst();
      if (request?.kind !== "open" || !takesBids({ ...request, kind: "open", status: request.status as "open" }, new Date())) return undefined;
      const people = await peopleAfter(trx, request, from);
      const [city, cityAr] = [areaName(request.city, "en"), areaName(request.city, "ar")];
      await notifyFitting(trx, { ...request, city, cityAr, lastDay: lastDayOf(request.deadline) }, people);
      return people.length < AT_ONCE ? undefined : people.at(-1);
    });
  }
}

export const fittingJob = defineJob<{ id: string }>({ name: "requests-fitting", handler: ({ id }, signal) => announceRequest(id, signal) });
