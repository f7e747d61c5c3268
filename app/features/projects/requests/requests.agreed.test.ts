import "#app/api/router.server.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { joinProfessional } from "#app/features/projects/projects/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { aBid, aBooking, aPlacedProject, aRequest } from "./testing/a-request.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

let reem: Viewer, saif: Viewer, rana: Viewer, stranger: Viewer, admin: Viewer;
beforeEach(async () => {
  [reem, saif, rana] = [await aUser(), await aUser("professional"), await aUser("professional")];
  [stranger, admin] = [await aUser("professional"), await aUser("admin")];
});
const agreed = (viewer: Viewer, id: string) => as(viewer).requests.listAgreed({ id });

test("both sides read the accepted bid with its price and where it stands whole; one who was not chosen finds no project", async () => {
  const request = await aRequest(reem, { invited: [saif, rana] });
  const { id: quotationId } = await as(saif).quotations.create({ vendorId: null, idempotencyKey: newId(), from: { kind: "request", id: request.id } });
  const { id } = await db.selectFrom("bids").select("id").where("request_id", "=", request.id).executeTakeFirstOrThrow();
  await db.updateTable("bids").set({ status: "submitted", revision: 1, total: 9_503_600, submitted_at: new Date() }).where("id", "=", id).execute();
  await aBid(request, rana, { total: 1 });
  await as(reem).requests.close({ id: request.id });
  expect(await agreed(reem, request.project_id)).toEqual([]);
  await as(reem).bids.award({ id });
  const said = { bidId: id, title: request.title, bidder: { id: saif.id, name: saif.name }, total: { amount: 9_503_600, currency: "SAR" } };
  expect(await agreed(reem, request.project_id)).toMatchObject([{ ...said, href: `/bids/${id}` }]);
  expect(await agreed(saif, request.project_id)).toMatchObject([{ ...said, href: `/quote-builder/${quotationId}` }]);
  for (const viewer of [rana, stranger, admin]) await expect(agreed(viewer, request.project_id)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("the household reads all of them, a professional at work theirs alone; a vendor's people theirs", async () => {
  const vendor = await aVendor({ name: "Sidra" });
  const owner = await aUser("vendor");
  await giveVendor(vendor.id, owner.id);
  const project_id = await aPlacedProject(reem, "open");
  const asked = () => aRequest(reem, { project_id, status: "closed", opened_at: new Date() });
  const [first, second] = [await aBid(await asked(), saif, { total: 100 }), await aBid(await asked(), null, { vendor_id: vendor.id, total: 200 })];
  const booking = await aBooking(reem, rana, { project_id });
  for (const { id } of [first, second]) await as(reem).bids.award({ id });
  await as(rana).bookings.accept({ id: booking.id });
  await joinProfessional(db, { projectId: project_id, userId: stranger.id, actorId: reem.id });
  const sums = async (viewer: Viewer) => (await agreed(viewer, project_id)).map(({ bidder, total }) => [bidder.name, total.amount]);
  expect(await sums(reem)).toEqual([
    [saif.name, 100],
    ["Sidra", 200],
    [rana.name, 2_400_00],
  ]);
  expect([await sums(saif), await sums(owner), await sums(rana), await sums(stranger)]).toEqual([
    [[saif.name, 100]],
    [["Sidra", 200]],
    [[rana.name, 2_400_00]],
    [],
  ]);
  expect((await agreed(rana, project_id))[0]).toMatchObject({ title: "Room plan", href: `/dashboard/jobs/${booking.id}` });
});
