import "#app/api/router.server.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { HOUR_MS, MINUTE_MS } from "#app/platform/rules/durations.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { aBid, aRequest } from "../requests/testing/a-request.ts";
import { addDays, dayOf, timeOf } from "./riyadh-time.ts";
import { expireVisits, remindOfVisits } from "./server/jobs.server.ts";
import { scheduleRouter, visitsRouter } from "./server/procedures.server.ts";
import { aBookable, aVisit, inDays } from "./testing/a-visit.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const schedule = clientOf(scheduleRouter);
const visits = clientOf(visitsRouter);
const refused = (code: string) => expect.objectContaining({ code });
const statusOf = async (id: string) => (await db.selectFrom("visits").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;
const kindsOf = async (viewer: Viewer) => (await noticesOf(viewer)).map(({ kind }) => kind);
const later = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds);

let faisal: Viewer;
let reem: Viewer;
beforeEach(async () => {
  [faisal, reem] = [await aBookable(), await aUser("homeowner")];
});

describe("what nobody confirmed", () => {
  test("expires at its time and not before; both sides hear of it, once; what was confirmed stays", async () => {
    const starts_at = new Date(inDays(2, 10));
    const id = await aVisit(faisal, reem, { starts_at });
    const other = await aVisit(await aBookable(), await aUser(), { starts_at, status: "confirmed" });
    await expireVisits(later(starts_at, -1));
    expect(await statusOf(id)).toBe("booked");
    await expireVisits(starts_at);
    await expireVisits(later(starts_at, HOUR_MS));
    expect([await statusOf(id), await statusOf(other)]).toEqual(["expired", "confirmed"]);
    expect([await kindsOf(faisal), await kindsOf(reem)]).toEqual([["visit_changed"], ["visit_changed"]]);
    expect((await noticesOf(faisal))[0]).toMatchObject({ params: { name: reem.name, news: "expired" } });
    expect((await noticesOf(reem))[0]).toMatchObject({ params: { name: faisal.name, news: "expired" } });
  });

  test("is shown as expired at once, before the job runs, and can no longer be confirmed", async () => {
    const starts_at = later(new Date(), -MINUTE_MS);
    const id = await aVisit(faisal, reem, { starts_at });
    const [seen] = (await schedule(reem).get({ from: addDays(dayOf(starts_at), -1), to: addDays(dayOf(starts_at), 1) })).visits;
    expect(seen).toMatchObject({ id, status: "expired", permissions: { canConfirm: false, canMove: false, canCancel: false } });
    await expect(visits(faisal).confirm({ id })).rejects.toEqual(refused("OUT_OF_TIME"));
  });
});

describe("a reminder", () => {
  const starts_at = new Date(inDays(10, 10));
  const hoursBefore = (hours: number) => later(starts_at, -hours * HOUR_MS);

  test("comes a day before, once, to both sides and nobody else, with day and time of Riyadh", async () => {
    const [sara, other] = [await aUser(), await aBookable()];
    await aVisit(faisal, reem, { starts_at, status: "confirmed" });
    await aVisit(other, sara, { starts_at, status: "booked" });
    await remindOfVisits(later(hoursBefore(24), -1));
    expect(await kindsOf(reem)).toEqual([]);
    await remindOfVisits(hoursBefore(24));
    await remindOfVisits(hoursBefore(2));
    expect([await kindsOf(faisal), await kindsOf(reem), await kindsOf(sara), await kindsOf(other)]).toEqual([["visit_reminder"], ["visit_reminder"], [], []]);
    const [notice] = await noticesOf(reem);
    expect(notice?.params).toMatchObject({ name: faisal.name, date: dayOf(starts_at), time: timeOf(starts_at) });
    expect(timeOf(starts_at)).toBe("10:00");
  });

  test("of what was confirmed on the day before comes two hours ahead; of what was confirmed later, never", async () => {
    await aVisit(faisal, reem, { starts_at, status: "confirmed", updated_at: hoursBefore(20) });
    const late = [await aBookable(), await aUser()] as const;
    await aVisit(late[0], late[1], { starts_at, status: "confirmed", updated_at: hoursBefore(1) });
    await remindOfVisits(hoursBefore(19));
    expect(await kindsOf(reem)).toEqual([]);
    await remindOfVisits(hoursBefore(2));
    await remindOfVisits(later(starts_at, -1));
    expect([await kindsOf(reem), await kindsOf(late[1])]).toEqual([["visit_reminder"], []]);
  });

  test("does not come for what has begun", async () => {
    await aVisit(faisal, reem, { starts_at, status: "confirmed" });
    await remindOfVisits(starts_at);
    expect(await kindsOf(reem)).toEqual([]);
  });
});

describe("a visit about a request", () => {
  const booking = (requestId: string, more = {}) => ({
    id: faisal.id,
    idempotencyKey: newId(),
    startsAt: inDays(2, 10),
    place: "Al Malqa",
    note: "",
    projectId: null,
    requestId,
    ...more,
  });

  test("is booked by the household with whom it asked; both sides find it with the request, the project's title stays the household's", async () => {
    const request = await aRequest(reem, { invited: [faisal] });
    const { id } = await visits(reem).book(booking(request.id));
    const project = { id: request.project_id, title: "Men's majlis" };
    expect(await schedule(reem).ofRequest({ id: request.id })).toMatchObject([{ project }]);
    expect(await schedule(faisal).ofRequest({ id: request.id })).toMatchObject([{ project: null }]);
    for (const viewer of [reem, faisal]) expect(await schedule(viewer).ofRequest({ id: request.id })).toMatchObject([{ id, request: { id: request.id } }]);
    const moved = await visits(faisal).move({ id, startsAt: inDays(3, 10), idempotencyKey: newId() });
    expect(await schedule(reem).ofRequest({ id: request.id })).toMatchObject([{ id: moved.id, status: "booked" }]);
  });

  test("is nobody else's: other bidders do not see it, strangers neither read nor book it", async () => {
    const [rival, stranger] = [await aUser("professional"), await aUser("homeowner")];
    const request = await aRequest(reem, { invited: [faisal, rival] });
    await visits(reem).book(booking(request.id));
    expect(await schedule(rival).ofRequest({ id: request.id })).toEqual([]);
    await expect(schedule(stranger).ofRequest({ id: request.id })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(visits(stranger).book(booking(request.id, { startsAt: inDays(4, 10) }))).rejects.toEqual(refused("NOT_FOUND"));
    await expect(visits(rival).book(booking(request.id, { startsAt: inDays(4, 10) }))).rejects.toEqual(refused("NOT_FOUND"));
  });

  test("is not booked with a professional who was not asked, and does not show a sealed bid", async () => {
    const uninvited = await aBookable();
    const sealed = await aRequest(reem, { invited: [faisal] });
    await expect(visits(reem).book(booking(sealed.id, { id: uninvited.id }))).rejects.toEqual(refused("NOT_FOUND"));
    await aBid(sealed, uninvited);
    await expect(visits(reem).book(booking(sealed.id, { id: uninvited.id }))).rejects.toEqual(refused("NOT_FOUND"));
    await db.updateTable("requests").set({ opened_at: new Date(), status: "closed" }).where("id", "=", sealed.id).execute();
    await visits(reem).book(booking(sealed.id, { id: uninvited.id }));
  });
});
