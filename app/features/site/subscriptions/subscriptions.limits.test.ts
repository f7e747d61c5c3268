// What the server refuses beyond a plan, and what it leaves alone.
import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { aContent, aLine } from "#app/features/projects/quotations/testing/a-quotation.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { env } from "#app/platform/env/env.server.ts";
import { NO_PLANS, type Plans } from "#app/platform/plans/plans.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { aCompany } from "#app/platform/testing/company.ts";
import { aUser } from "#app/platform/testing/people.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const words = (name: string) => ({ en: name, ar: name });
const PLANS: Plans = {
  isEnforced: true,
  graceDays: 7,
  plans: [
    { id: "start", name: words("Start"), text: words("-"), price: null, limits: { quotes: 1, seats: 2 } },
    { id: "studio", name: words("Studio"), text: words("-"), price: { month: 14_900, year: 149_000 }, limits: { quotes: 2, seats: null } },
  ],
};
const beyond = (limit: string, most: number) => expect.objectContaining({ code: "PLAN_LIMIT", status: 402, data: { limit, most } });

let saif: Viewer;
beforeEach(async () => {
  env.plans = PLANS;
  saif = await aUser("professional");
});
afterEach(() => {
  env.plans = NO_PLANS;
});

async function written(viewer: Viewer, professionalId?: string) {
  const { id } = await as(viewer).quotations.create({ vendorId: null, professionalId, idempotencyKey: randomUUID(), from: { kind: "blank" } });
  const { version } = await as(viewer).quotations.get({ id });
  const saved = await as(viewer).quotations.save({ id, version, client: { name: "Reem", email: "" }, content: aContent([aLine()]), notes: {} });
  return { id, version: saved.version };
}
const sent = async (viewer: Viewer, professionalId?: string) => as(viewer).quotations.send(await written(viewer, professionalId));
const subscribed = (viewer: Viewer, status: "active" | "past_due" | "ended") =>
  db
    .insertInto("subscriptions")
    .values({ id: newId(), user_id: viewer.id, plan: "studio", period: "month", status, paid_until: new Date(Date.now() + DAY_MS) })
    .execute();

test("a quote beyond the plan stays a draft; a revision of a sent one does not count, nor does a neighbor's", async () => {
  const first = await sent(saif);
  const draft = await written(saif);
  await expect(as(saif).quotations.send(draft)).rejects.toEqual(beyond("quotes", 1));
  expect(await as(saif).quotations.get({ id: draft.id })).toMatchObject({ isSent: false, version: draft.version });
  await as(saif).quotations.revise({ id: first.id });
  const { version } = await as(saif).quotations.get({ id: first.id });
  expect(await as(saif).quotations.send({ id: first.id, version })).toMatchObject({ number: 2 });
  await sent(await aUser("professional"));
});

test("what people of a company send in a professional's name counts for that professional, by their plan, and not for the sender", async () => {
  const { professional, editor, manager } = await aCompany();
  await sent(editor, professional.id);
  await expect(sent(manager, professional.id)).rejects.toEqual(beyond("quotes", 1));
  await expect(sent(professional)).rejects.toEqual(beyond("quotes", 1));
  expect([await as(professional).subscriptions.getMine(), await as(editor).subscriptions.getMine()]).toMatchObject([{ quotes: 1 }, { quotes: 0 }]);
  await subscribed(professional, "active");
  await sent(manager, professional.id);
});

test("of two sent at once the plan lets one through", async () => {
  const drafts = [await written(saif), await written(saif)];
  const results = await Promise.allSettled(drafts.map((draft) => as(saif).quotations.send(draft)));
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("last month's do not count", async () => {
  const { id } = await sent(saif);
  await db
    .updateTable("quotations")
    .set({ first_sent_at: new Date(Date.now() - 32 * DAY_MS) })
    .where("id", "=", id)
    .execute();
  await sent(saif);
});

test.each(["active", "past_due"] as const)("a plan that is %s counts", async (status) => {
  await subscribed(saif, status);
  await sent(saif);
  await sent(saif);
  await expect(sent(saif)).rejects.toEqual(beyond("quotes", 2));
});

test("an ended one does not, and nothing is refused where the deployment does not say so", async () => {
  await subscribed(saif, "ended");
  await sent(saif);
  await expect(sent(saif)).rejects.toEqual(beyond("quotes", 1));
  env.plans = { ...PLANS, isEnforced: false };
  await sent(saif);
  env.plans = NO_PLANS;
  await sent(saif);
});

test("a team has as many seats as its owner's plan; invitations that wait take one", async () => {
  const { id } = await as(saif).organizations.create({ name: `Sidra ${randomUUID()}`, nameAr: null });
  const invite = () => as(saif).organizations.invite({ id, email: `${randomUUID()}@example.com`, role: "editor" });
  await invite();
  await expect(invite()).rejects.toEqual(beyond("seats", 2));
  await subscribed(await aUser("professional"), "active");
  await expect(invite()).rejects.toEqual(beyond("seats", 2));
  await subscribed(saif, "active");
  await invite();
});
