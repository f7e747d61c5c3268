import type { Insertable, Kysely } from "kysely";
import type { Role } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { bookingNotes } from "../data/packages.ts";
import { seededId } from "../seeded.ts";

type Input = { accounts: Partial<Record<Role, string>>; newest: Date };
type Booked = {
  n: number;
  client: string;
  professional: string;
  email: string;
  projectId: string;
  status: "open" | "awarded";
  sent: Date;
  answered: Date | null;
  conversationId: string | null;
};

const ANSWER_DAYS = 14;

/** Of the demo's professional, booked by the demo's homeowner: one package waits for its answer in a planned project, one was accepted and has a project of its own. */
export async function insertBookings(trx: Kysely<DB>, { accounts: { homeowner: client, professional }, newest }: Input): Promise<void> {
  if (!client || !professional) return;
  const planned = await trx
    .selectFrom("projects")
    .select("id")
    .where("owner_id", "=", client)
    .where("status", "=", "planning")
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  const { email } = await trx.selectFrom("users").select("email").where("id", "=", professional).executeTakeFirstOrThrow();
  const key = `profile:${[client, professional].toSorted().join(":")}`;
  const talk = await trx.selectFrom("conversations").select("id").where("subject_key", "=", key).executeTakeFirst();
  const before = (days: number) => new Date(newest.getTime() - days * DAY_MS);
  const sides = { client, professional, email, conversationId: talk?.id ?? null };
  const begun = await insertProject(trx, client, before(21), before(20));
  await insertBooking(trx, { ...sides, n: 2, projectId: begun, status: "awarded", sent: before(21), answered: before(20) });
  if (planned) await insertBooking(trx, { ...sides, n: 1, projectId: planned.id, status: "open", sent: before(1), answered: null });
}

async function insertProject(trx: Kysely<DB>, owner: string, made: Date, begun: Date): Promise<string> {
  const id = seededId("booked project", made);
  const place = { city: "Riyadh", district: "Al Malqa", title: "Guest wing" };
  const times = { created_at: made, placed_at: made, updated_at: begun };
  await trx
    .insertInto("projects")
    .values({ id, owner_id: owner, status: "in_progress", work: "design", property: "villa", ...place, ...times })
    .execute();
  const event = (kind: string, at: Date) => ({
    id: seededId(`booked project ${kind}`, at),
    project_id: id,
    actor_id: owner,
    kind,
    data: JSON.stringify({}),
    created_at: at,
  });
  await trx
    .insertInto("project_events")
    .values([event("status.created", made), { ...event("status.placed", made), data: JSON.stringify({ items: 0 }) }, event("status.started", begun)])
    .execute();
  return id;
}

/** The package at this place in the professional's list, as it is. */
async function insertBooking(trx: Kysely<DB>, { n, client, professional, email, projectId, status, sent, answered, conversationId }: Booked): Promise<void> {
  const offered = await trx.selectFrom("packages").selectAll().where("owner_id", "=", professional).where("position", "=", n).executeTakeFirst();
  const project = await trx.selectFrom("projects").select(["city", "district"]).where("id", "=", projectId).executeTakeFirstOrThrow();
  if (!offered) return;
  const id = seededId(`booking ${n}`, sent);
  const { title, title_ar, price, days, revisions, included, included_ar, excluded, excluded_ar } = offered;
  const extras = (offered.extras as { price: number }[]).slice(0, 1);
  const total = extras.reduce((sum, extra) => sum + extra.price, price);
  await trx
    .insertInto("requests")
    .values({
      ...{ id, project_id: projectId, owner_id: client, idempotency_key: id, kind: "package", status, title, words: bookingNotes[n - 1] ?? null },
      ...{ city: project.city ?? "Riyadh", district: project.district, is_sealed: false, shows_budget: false, opened_at: answered, sent_at: sent },
      ...{ deadline: new Date(sent.getTime() + ANSWER_DAYS * DAY_MS), created_at: sent, updated_at: answered ?? sent },
    })
    .execute();
  const terms = { title, title_ar, price, days, revisions, included, included_ar, excluded, excluded_ar };
  await trx
    .insertInto("request_packages")
    .values({ ...terms, request_id: id, package_id: offered.id, conversation_id: conversationId, total, extras: JSON.stringify(extras) })
    .execute();
  await trx
    .insertInto("request_invitations")
    .values({ id: seededId(`booking ${n} to`, sent), request_id: id, user_id: professional, seen_at: answered, created_at: sent })
    .execute();
  const events: Insertable<DB["project_events"]>[] = [
    [client, "bids.booked", sent] as const,
    ...(answered ? [[professional, "bids.agreed", answered] as const] : []),
  ].map(([actor_id, kind, created_at]) => ({
    ...{ id: seededId(`booking ${n} ${kind}`, created_at), project_id: projectId, actor_id, kind, created_at },
    data: JSON.stringify({ request: title }),
  }));
  await trx.insertInto("project_events").values(events).execute();
  if (!answered) return;
  await trx
    .insertInto("bids")
    .values({
      ...{ id: seededId(`booking ${n} bid`, answered), request_id: id, bidder_id: professional, status: "accepted", revision: 1, total },
      ...{ submitted_at: answered, contact_released_at: answered, created_at: answered, updated_at: answered },
    })
    .execute();
  await trx
    .insertInto("project_people")
    .values({
      ...{ id: seededId(`booking ${n} person`, answered), project_id: projectId, user_id: professional, email: email.toLowerCase(), role: "professional" },
      ...{
        status: "accepted",
        token: seededId(`booking ${n} token`, answered),
        invited_by: client,
        expires_at: answered,
        answered_at: answered,
        created_at: answered,
      },
    })
    .execute();
}
