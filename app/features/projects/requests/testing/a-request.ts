import type { Insertable } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";

type Asked = Partial<Insertable<DB["requests"]>> & { invited?: readonly { id: string }[]; vendors?: readonly { id: string }[] };

/** A project whose brief can be priced. @returns its id */
export async function aPlacedProject(owner: { id: string }, status = "planning"): Promise<string> {
  const id = newId();
  const place = { city: "Riyadh", district: "Al Malqa", street: "Secret Street 7" };
  await db
    .insertInto("projects")
    .values({ id, owner_id: owner.id, title: "Men's majlis", status, work: "renovation", property: "villa", ...place })
    .execute();
  return id;
}

/** A request of a project of its own: sealed, open and invited for ten days unless the test says otherwise. */
export async function aRequest(owner: { id: string }, { invited = [], vendors = [], ...more }: Asked = {}) {
  const id = more.id ?? newId();
  const project_id = more.project_id ?? (await aPlacedProject(owner, "open"));
  const status = more.status ?? "open";
  const values = {
    ...{
      id,
      project_id,
      owner_id: owner.id,
      idempotency_key: newId(),
      kind: "invited",
      status,
      title: "A majlis in Al Malqa",
      city: "Riyadh",
      district: "Al Malqa",
    },
    ...{ deadline: new Date(Date.now() + 10 * DAY_MS), sent_at: status === "draft" ? null : new Date() },
    ...more,
  };
  await db.insertInto("requests").values(values).execute();
  // Copied from the brief when it is sent.
  if (status !== "draft")
    await db.insertInto("request_items").values({ id: newId(), request_id: id, number: 1, name: "Gypsum ceiling", quantity: 30, unit: "m2" }).execute();
  const invitations = [
    ...invited.map((person) => ({ id: newId(), request_id: id, user_id: person.id, vendor_id: null })),
    ...vendors.map((vendor) => ({ id: newId(), request_id: id, user_id: null, vendor_id: vendor.id })),
  ];
  if (invitations.length > 0) await db.insertInto("request_invitations").values(invitations).execute();
  return values;
}

/** A submitted bid of a professional, unless the test says otherwise. */
export async function aBid(request: { id: string }, bidder: { id: string } | null, more: Partial<Insertable<DB["bids"]>> = {}) {
  const id = more.id ?? newId();
  const status = more.status ?? "submitted";
  const sent = status === "draft" ? {} : { submitted_at: new Date(), revision: 1, total: 9_503_600 };
  const values = { request_id: request.id, bidder_id: bidder?.id ?? null, status, ...sent, ...more, id };
  await db.insertInto("bids").values(values).execute();
  return values;
}

/** A room plan of a professional at 2,400 riyals that waits for its answer, in a planned project of the client. */
export async function aBooking(client: { id: string }, professional: { id: string }, more: Asked = {}) {
  const project_id = more.project_id ?? (await aPlacedProject(client));
  const request = await aRequest(client, { kind: "package", title: "Room plan", is_sealed: false, invited: [professional], ...more, project_id });
  const terms = { title: "Room plan", price: 2_400_00, total: 2_400_00, days: 6, revisions: 1, included: "Plan at 1:50" };
  await db
    .insertInto("request_packages")
    .values({ ...terms, request_id: request.id })
    .execute();
  return request;
}

export async function aQuestion(request: { id: string }): Promise<string> {
  const id = newId();
  await db.insertInto("request_questions").values({ id, request_id: request.id, idempotency_key: id, body: "Is there a lift?" }).execute();
  return id;
}

/** The invitation of a professional or vendor, or of the only one. @returns its id */
export async function invitationOf(requestId: string, bidder?: { id: string }): Promise<string> {
  const rows = await db.selectFrom("request_invitations").select(["id", "user_id", "vendor_id"]).where("request_id", "=", requestId).execute();
  const found = rows.find(({ user_id, vendor_id }) => !bidder || bidder.id === user_id || bidder.id === vendor_id);
  if (!found) throw new Error("Not invited");
  return found.id;
}
