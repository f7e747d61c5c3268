import { type Kysely, sql } from "kysely";
import { PROFESSIONAL_TYPES } from "#app/features/people/profiles/public.ts";
import { projectFor } from "#app/features/projects/projects/public.server.ts";
import { invalid } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { allCities } from "#app/platform/places/places.ts";
import { manyLines, oneLine } from "#app/platform/rules/plain-texts.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { briefUnfinished, type RequestFields } from "../requests.contract.ts";
import { mayEdit } from "../requests.policy.ts";
import { checkRequest, deadlineOf } from "../requests.rules.ts";
import type { RequestField, RequestProblem } from "../requests.ts";
import { ownRequest } from "./sides.server.ts";
import { areCategories } from "./vendor-work.server.ts";

const PER_PERSON = { max: 30, windowSeconds: 3_600 };

type Input = RequestFields & { id?: string | undefined; idempotencyKey: string };

/** How many of the chosen may be invited: professionals of the directory and vendors that everybody sees, none of the household's own. */
export async function countInvitable(
  executor: Kysely<DB>,
  viewer: Viewer,
  { professionals, vendors }: Pick<RequestFields, "professionals" | "vendors">,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from users u join user_directory d on d.user_id = u.id and d.role = 'professional'
        where u.id = any(${professionals}::uuid[]) and u.id <> ${viewer.id} and u.suspended_at is null and u.deletion_requested_at is null)
      + (select count(*) from ${listings()} v where v.id = any(${vendors}::uuid[]) and v.is_public and v.organization_id is not null)::int n`.execute(executor);
  return Number(rows[0]?.n ?? 0);
}

/** Each trade and category with the city and with its region. */
export function fitsFor({ trades, categories }: { trades: readonly string[]; categories: readonly string[] }, city: string): string[] {
  const region = allCities().find(({ name }) => name === city)?.regionCode;
  return [...trades, ...categories].flatMap((kind) => [city, ...(region ? [region] : [])].map((place) => `${kind}:${place}`));
}

/** A draft, new or changed. Sent twice with one key, it is one. */
export async function saveRequest(input: Input, viewer: Viewer): Promise<{ id: string }> {
  const project = await projectFor(db, viewer, input.projectId);
  if (project.status === "draft" || !project.city) throw briefUnfinished();
  const [professionals, vendors, trades] = [[...new Set(input.professionals)], [...new Set(input.vendors)], [...new Set(input.trades)]];
  const categories = [...new Set(input.categories)];
  const invited = professionals.length + vendors.length;
  const problems: Partial<Record<RequestField, RequestProblem>> = checkRequest({ ...input, invited, trades: trades.length + categories.length }, new Date());
  const isUnknown = trades.some((trade) => !(PROFESSIONAL_TYPES as readonly string[]).includes(trade)) || !(await areCategories(categories));
  if (input.kind === "open" && isUnknown) problems.trades ??= "unknown";
  if (input.kind === "invited" && !problems.invited && (await countInvitable(db, viewer, { professionals, vendors })) < invited) problems.invited = "unknown";
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const isOpen = input.kind === "open";
  const values = {
    ...{ kind: input.kind, title: oneLine(input.title), words: manyLines(input.words) || null, city: project.city, district: project.district },
    ...{ trades: isOpen ? trades : [], categories: isOpen ? categories : [], fits: isOpen ? fitsFor({ trades, categories }, project.city) : [] },
    ...{ is_sealed: input.isSealed, shows_budget: input.showsBudget, deadline: deadlineOf(input.lastDay), updated_at: new Date() },
  };
  await enforceLimit(`request:${viewer.id}`, PER_PERSON);
  return db.transaction().execute(async (trx) => {
    const id = input.id ?? newId();
    if (input.id) {
      const before = await ownRequest(trx, viewer, input.id, { isLocked: true });
      if (!mayEdit(before) || before.project_id !== project.id) throw statusConflict({ status: before.status });
      await trx.updateTable("requests").set(values).where("id", "=", id).execute();
      await trx.deleteFrom("request_invitations").where("request_id", "=", id).execute();
    } else {
      const row = { ...values, id, project_id: project.id, owner_id: viewer.id, idempotency_key: input.idempotencyKey };
      const made = await trx
        .insertInto("requests")
        .values(row)
        .onConflict((conflict) => conflict.columns(["owner_id", "idempotency_key"]).doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!made)
        return trx
          .selectFrom("requests")
          .select("id")
          .where("owner_id", "=", viewer.id)
          .where("idempotency_key", "=", input.idempotencyKey)
          .executeTakeFirstOrThrow();
    }
    if (!isOpen) await addInvitations(trx, id, { professionals, vendors });
    return { id };
  });
}

/** @returns the ids of the invitations */
export async function addInvitations(
  trx: Kysely<DB>,
  requestId: string,
  { professionals, vendors }: Pick<RequestFields, "professionals" | "vendors">,
): Promise<string[]> {
  const rows = [
    ...professionals.map((user_id) => ({ id: newId(), request_id: requestId, user_id, vendor_id: null })),
    ...vendors.map((vendor_id) => ({ id: newId(), request_id: requestId, user_id: null, vendor_id })),
  ];
  await trx.insertInto("request_invitations").values(rows).execute();
  return rows.map((row) => row.id);
}
