import type { Insertable } from "kysely";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";

/** A request to a vendor, new and a visitor's unless the test says otherwise. */
export async function aQuote(vendor: { id: string }, requester: Viewer | null = null, more: Partial<Insertable<DB["quote_requests"]>> = {}) {
  const id = more.id ?? newId();
  const contact = {
    contact_name: requester?.name ?? "Visitor",
    contact_email: requester?.email ?? "visitor@test.example",
    requester_id: requester?.id ?? null,
  };
  const request = { project_type: "majlis", city: "Riyadh", start_when: "now", description: "A majlis for twenty guests", language: "en", status: "new" };
  const values = { vendor_id: vendor.id, idempotency_key: newId(), ...contact, ...request, ...more, id };
  await db.insertInto("quote_requests").values(values).execute();
  return values;
}
