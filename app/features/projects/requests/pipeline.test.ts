import { DAY_MS } from "#app/platform/rules/durations.ts";
import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { fittingJobs } from "./server/list.server.ts";
import { pipelineOf } from "./server/pipeline.server.ts";
import { aBid, aPlacedProject, aRequest } from "./testing/a-request.ts";

let reem: Viewer;
let saif: Viewer;
let rival: Viewer;
beforeEach(async () => {
  [reem, saif, rival] = [await aUser(), await aUser("professional"), await aUser("professional")];
});

const stagesOf = async (viewer: Viewer) => Object.fromEntries((await pipelineOf(viewer, "en")).map(({ stage, ...rest }) => [stage, rest]));
const past = () => new Date(Date.now() - 1_000);
const budget = (min: number | null, max: number | null) => ({ brief: JSON.stringify({ budgetMin: min, budgetMax: max }) });

describe("a pipeline", () => {
  test("begins with invitations: with the budget where it is shown, without what was declined, has passed or has a bid", async () => {
    const shown = await aRequest(reem, { invited: [saif], ...budget(8_000_000, 9_000_000) });
    const hidden = await aRequest(reem, { invited: [saif], ...budget(null, null) });
    const declined = await aRequest(reem, { invited: [saif] });
    await db.updateTable("request_invitations").set({ declined_at: new Date() }).where("request_id", "=", declined.id).execute();
    await aRequest(reem, { invited: [saif], deadline: past() });
    await aRequest(reem, { invited: [saif], status: "cancelled" });
    await aBid(await aRequest(reem, { invited: [saif] }), saif);
    await aRequest(reem, { invited: [rival] });
    const { asked, sent } = await stagesOf(saif);
    expect(asked).toMatchObject({
      count: 2,
      amount: 9_000_000,
      deals: [
        { id: shown.id, amount: 9_000_000 },
        { id: hidden.id, amount: null },
      ],
    });
    expect(asked?.deals[0]?.lastDay).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(sent?.count).toBe(1);
  });

  test("goes on with what is written, sent and built, each with its own price, never a rival's", async () => {
    const written = await aRequest(reem, { invited: [saif] });
    const draft = await aBid(written, saif, { status: "draft" });
    await db
      .insertInto("quotations")
      .values({ id: newId(), author_id: saif.id, bid_id: draft.id, idempotency_key: randomUUID(), language: "en", title: "A majlis", gross: 5_000_000 })
      .execute();
    const open = await aRequest(reem, { invited: [saif, rival] });
    await aBid(open, saif, { total: 7_000_000 });
    await aBid(open, rival, { total: 6_000_000 });
    await aBid(await aRequest(reem, { status: "closed" }), saif, { total: 1_000_000, status: "shortlisted" });
    await aBid(await aRequest(reem, { status: "closed" }), saif, { status: "withdrawn" });
    await aBid(await aRequest(reem, { status: "awarded" }), saif, { status: "declined" });
    const running = await aRequest(reem, { status: "awarded", project_id: await aPlacedProject(reem, "in_progress") });
    await aBid(running, saif, { status: "accepted", total: 3_000_000 });
    await aBid(await aRequest(reem, { status: "awarded", project_id: await aPlacedProject(reem, "completed") }), saif, { status: "accepted" });
    expect(await stagesOf(saif)).toMatchObject({
      asked: { count: 0, amount: 0, deals: [] },
      writing: { count: 1, amount: 5_000_000, deals: [{ id: written.id }] },
      sent: { count: 2, amount: 8_000_000, deals: [{ amount: 7_000_000, lastDay: null }, { amount: 1_000_000 }] },
      won: { count: 1, amount: 3_000_000, deals: [{ id: running.id }] },
    });
    expect((await stagesOf(rival))["sent"]).toMatchObject({ count: 1, amount: 6_000_000 });
    expect((await pipelineOf(reem, "en")).every(({ count }) => count === 0)).toBe(true);
  });

  test("shows the two largest of a stage, and counts all; those of a vendor are its team's", async () => {
    const vendor = await aVendor({ city: "Riyadh", ownedBy: saif.id });
    for (const total of [1_000_000, 4_000_000, 2_000_000]) await aBid(await aRequest(reem, { vendors: [vendor] }), null, { vendor_id: vendor.id, total });
    const { sent } = await stagesOf(saif);
    expect(sent).toMatchObject({ count: 3, amount: 7_000_000 });
    expect(sent?.deals.map(({ amount }) => amount)).toEqual([4_000_000, 2_000_000]);
    expect((await stagesOf(rival))["sent"]?.count).toBe(0);
  });
});

test("jobs that fit: of the trade and place, the first to close first, with the budget that is shown and a picture, without what was bid for", async () => {
  await db
    .updateTable("profiles")
    .set({ professional_type: "architect", service_areas: ["Riyadh"] })
    .where("id", "=", saif.id)
    .execute();
  const open = { kind: "open", trades: ["architect"], fits: ["architect:Riyadh"] };
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  const late = await aRequest(reem, { ...open, deadline: inDays(9), ...budget(null, 9_000_000) });
  const soon = await aRequest(reem, { ...open, deadline: inDays(2) });
  await aBid(await aRequest(reem, open), saif);
  await aRequest(reem, { ...open, fits: ["architect:Jeddah"] });
  await aRequest(reem, { ...open, deadline: past() });
  const photo = newId();
  await db
    .insertInto("files")
    .values({ id: photo, storage_key: photo, sha256: photo, mime: "image/webp", byte_size: 1, width: 1200, height: 800, is_public: false })
    .execute();
  await db.insertInto("request_files").values({ request_id: late.id, file_id: photo, name: "majlis.webp", position: 1 }).execute();
  expect(await fittingJobs(saif, 3, "en")).toMatchObject({
    total: 2,
    items: [
      { id: soon.id, city: "Riyadh", items: 1, budget: null, photo: null },
      { id: late.id, budget: { from: null, to: { amount: 9_000_000, currency: "SAR" } }, photo: { id: photo, width: 1200 } },
    ],
  });
  expect((await fittingJobs(saif, 1, "en")).items).toHaveLength(1);
  expect(await fittingJobs(rival, 3, "en")).toEqual({ total: 0, items: [] });
});
