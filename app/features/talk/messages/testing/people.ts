import { randomUUID } from "node:crypto";
import { createRouterClient } from "@orpc/server";
import { beforeAll, beforeEach, expect } from "vitest";
import type { Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { messageReportsRouter } from "../admin/server/procedures.server.ts";
import { messagesRouter } from "../server/procedures.server.ts";

const person = (role: Role, name: string): Viewer => ({
  id: newId(),
  name,
  email: `${name.toLowerCase()}@test.example`,
  role,
  roleIsFallback: false,
  permissions: [],
  language: null,
  theme: null,
  currency: "SAR",
});
export const reem = person("homeowner", "Reem");
export const noura = person("vendor", "Noura");
export const rival = person("vendor", "Rival");
export const faisal = person("professional", "Faisal");
export const sami = person("admin", "Sami");
export const fresh = person("homeowner", "Fresh");
const router = { ...messagesRouter, reports: messageReportsRouter };
export const as = (viewer: Viewer | null, language = "en") => createRouterClient(router, { context: { viewer, language, requestId: "r", ip: randomUUID() } });

const vendorId = newId();
const unownedId = newId();
export const quoteId = newId();
export const visitorQuoteId = newId();
export const about = { vendor: "bayt-al-sidra" };
export const draft = (body: string, more = {}) => ({ idempotencyKey: randomUUID(), body, ...more });
export const refused = (obstacle: string) => expect.objectContaining({ code: "REFUSED", data: { obstacle } });
export const problems = (fields: Record<string, string>) => expect.objectContaining({ code: "INVALID", data: { fields } });

/** The people, the vendors and the quote requests of these tests. */
async function insertPeople(): Promise<void> {
  const people = [reem, noura, rival, faisal, sami, fresh];
  await db
    .insertInto("users")
    .values(people.map(({ id, name, email }) => ({ id, name, email, email_verified: name !== "Fresh" })))
    .execute();
  await db
    .insertInto("user_roles")
    .values(people.map(({ id, role }) => ({ user_id: id, role })))
    .execute();
  await db
    .insertInto("vendors")
    .values([
      { id: vendorId, name: "Bayt Al Sidra", name_ar: "بيت السدرة", slug: about.vendor, status: "Verified" },
      { id: unownedId, name: "Nobody's", slug: "nobodys", status: "Verified" },
    ])
    .execute();
  await giveVendor(vendorId, noura.id);
  const quote = { vendor_id: vendorId, project_type: "majlis", city: "Riyadh", start_when: "now", description: "A majlis", language: "en" };
  await db
    .insertInto("quote_requests")
    .values([
      { ...quote, id: quoteId, idempotency_key: newId(), requester_id: reem.id, contact_name: "Reem", contact_email: reem.email },
      { ...quote, id: visitorQuoteId, idempotency_key: newId(), requester_id: null, contact_name: "Visitor", contact_email: "visitor@test.example" },
    ])
    .execute();
}

/** Each test starts without conversations. */
async function forgetMessages(): Promise<void> {
  await db.deleteFrom("conversations").execute();
  await db.deleteFrom("blocks").execute();
  await db.deleteFrom("message_reports").execute();
  await db.deleteFrom("notifications").execute();
  await db.deleteFrom("rate_limits").execute();
  await db.updateTable("quote_requests").set({ status: "new" }).execute();
}

export function withPeople(): void {
  beforeAll(insertPeople);
  beforeEach(forgetMessages);
}

export const begin = async (body = "Hello", more = {}) => as(reem).start({ about, ...draft(body, more) });
export const noticesOf = (viewer: Viewer) =>
  db.selectFrom("notifications").select(["kind", "params", "href", "is_read"]).where("user_id", "=", viewer.id).orderBy("id").execute();
