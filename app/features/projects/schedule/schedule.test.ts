import "#app/api/router.server.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { joinProfessional } from "#app/features/projects/projects/public.server.ts";
import { projectsRouter } from "#app/features/projects/projects/server/procedures.server.ts";
import { aProject } from "#app/features/projects/projects/testing/a-project.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { HOUR_MS } from "#app/platform/rules/durations.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus } from "#app/platform/testing/status-cases.ts";
import { addDays, dayOf } from "./riyadh-time.ts";
import { FIRST_SCHEDULE } from "./schedule.rules.ts";
import { scheduleRouter, visitsRouter } from "./server/procedures.server.ts";
import { visitStatus } from "./server/visit-status.server.ts";
import { aBookable, aVisit, inDays } from "./testing/a-visit.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const schedule = clientOf(scheduleRouter);
const visits = clientOf(visitsRouter);
const projects = clientOf(projectsRouter);
const refused = (code: string) => expect.objectContaining({ code });
const wrong = (fields: object) => expect.objectContaining({ code: "INVALID", data: { fields } });
const statusOf = async (id: string) => (await db.selectFrom("visits").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;
const newsOf = async (viewer: Viewer) => (await noticesOf(viewer)).map(({ kind, params }) => [kind, (params as { news: string }).news]);
const dayIn = (days: number) => addDays(dayOf(Date.now()), days);
const seenBy = async (viewer: Viewer) => (await schedule(viewer).get({ from: dayIn(-1), to: dayIn(20) })).visits;
const begun = () => ({ starts_at: new Date(Date.now() - HOUR_MS), ends_at: new Date(Date.now() + HOUR_MS), free_at: new Date(Date.now() + HOUR_MS) });

let faisal: Viewer;
let reem: Viewer;
let sara: Viewer;
beforeEach(async () => {
  [faisal, reem, sara] = [await aBookable(), await aUser("homeowner"), await aUser("homeowner")];
});
const booking = (more = {}) => ({
  id: faisal.id,
  idempotencyKey: newId(),
  startsAt: inDays(2, 10),
  place: "Al Malqa",
  note: "The majlis",
  projectId: null,
  ...more,
});

describe("booking", () => {
  test("both sides have it, the professional hears of it, and nobody else", async () => {
    const projectId = await aProject({ ownerId: reem.id });
    const { id } = await visits(reem).book(booking({ projectId }));
    const [own] = await seenBy(reem);
    expect(own).toMatchObject({
      id,
      status: "booked",
      startsAt: inDays(2, 10),
      endsAt: inDays(2, 11),
      isMine: false,
      person: { id: faisal.id, href: `/profile/${faisal.id}` },
    });
    expect(await seenBy(faisal)).toMatchObject([
      { id, isMine: true, person: { id: reem.id, name: reem.name }, place: "Al Malqa", note: "The majlis", project: { id: projectId } },
    ]);
    expect(await seenBy(sara)).toEqual([]);
    expect([await newsOf(faisal), await newsOf(reem), await newsOf(sara)]).toEqual([[["visit_booked", "booked"]], [], []]);
    expect((await noticesOf(faisal))[0]?.href).toBe(`/dashboard/schedule?view=day&day=${dayIn(2)}`);
  });

  test("about a project stands in its log when it is agreed on, and when that is taken back; for its household and who comes", async () => {
    const projectId = await aProject({ ownerId: reem.id });
    await joinProfessional(db, { projectId, userId: sara.id, actorId: reem.id });
    const [agreed, never] = [await visits(reem).book(booking({ projectId })), await visits(reem).book(booking({ projectId, startsAt: inDays(2, 12) }))];
    await visits(faisal).confirm({ id: agreed.id });
    await visits(reem).cancel({ id: agreed.id });
    await visits(reem).cancel({ id: never.id });
    const logOf = async (viewer: Viewer) =>
      (await projects(viewer).listEvents({ id: projectId, topic: "people" })).items.filter(({ kind }) => kind !== "people.joined");
    const data = { bidder: faisal.id, name: faisal.name, at: inDays(2, 10) };
    expect(await logOf(reem)).toMatchObject([
      { kind: "people.visit_cancelled", data, isViewer: true },
      { kind: "people.visit_agreed", data, actor: faisal.name },
    ]);
    expect(await logOf(sara)).toEqual([]);
  });

  test("sent twice with one key, it is one visit", async () => {
    const wanted = booking();
    const first = await visits(reem).book(wanted);
    expect(await visits(reem).book(wanted)).toEqual(first);
    expect(await seenBy(faisal)).toHaveLength(1);
    expect(await newsOf(faisal)).toHaveLength(1);
  });

  test("of two people at the same moment one has the slot; its neighbors stay free", async () => {
    const tries = await Promise.allSettled([visits(reem).book(booking()), visits(sara).book(booking())]);
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(tries.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "SLOT_TAKEN" } });
    await visits(sara).book(booking({ startsAt: inDays(2, 9) }));
    await visits(sara).book(booking({ startsAt: inDays(2, 11) }));
    expect(await seenBy(faisal)).toHaveLength(3);
  });

  test("the database itself refuses two standing visits of a professional at once, and no others", async () => {
    const starts_at = new Date(inDays(3, 10));
    await aVisit(faisal, reem, { starts_at });
    await expect(aVisit(faisal, sara, { starts_at: new Date(starts_at.getTime() + HOUR_MS - 1) })).rejects.toThrow("visits_one_at_a_time");
    await aVisit(faisal, sara, { starts_at, status: "cancelled" });
    await aVisit(faisal, sara, { starts_at: new Date(starts_at.getTime() + HOUR_MS) });
    await aVisit(await aBookable(), reem, { starts_at });
  });

  test("what was declined is free again", async () => {
    const { id } = await visits(reem).book(booking());
    await visits(faisal).decline({ id, reason: "Away" });
    await visits(sara).book(booking());
    expect((await seenBy(reem))[0]).toMatchObject({ status: "declined", reason: "Away" });
  });

  test("only what is offered: not at night, not in between, not past, not too far, not without bookings", async () => {
    for (const startsAt of [inDays(2, 7), inDays(2, 20), inDays(-1, 10), inDays(31, 10), new Date(Date.parse(inDays(2, 10)) + 900_000).toISOString()])
      await expect(visits(reem).book(booking({ startsAt })), startsAt).rejects.toEqual(refused("SLOT_TAKEN"));
    const quiet = await aBookable({ takes_bookings: false });
    await expect(visits(reem).book(booking({ id: quiet.id }))).rejects.toEqual(refused("SLOT_TAKEN"));
    expect(await schedule(reem).slots({ id: quiet.id })).toMatchObject({ takesBookings: false, days: [] });
  });

  test("nobody books with themselves, with someone hidden or unknown, for a stranger's project, or after a block", async () => {
    await expect(visits(faisal).book(booking())).rejects.toEqual(refused("FORBIDDEN"));
    await expect(visits(reem).book(booking({ id: newId() }))).rejects.toEqual(refused("NOT_FOUND"));
    await expect(visits(reem).book(booking({ projectId: await aProject({ ownerId: sara.id }) }))).rejects.toEqual(refused("NOT_FOUND"));
    await expect(visits(reem).book(booking({ note: "x".repeat(601), place: "x".repeat(201) }))).rejects.toEqual(wrong({ note: "tooLong", place: "tooLong" }));
    await db.insertInto("blocks").values({ blocker_id: faisal.id, blocked_id: reem.id }).execute();
    await expect(visits(reem).book(booking())).rejects.toEqual(refused("FORBIDDEN"));
    await db
      .updateTable("profiles")
      .set({ visibility: JSON.stringify({ profile: "nobody" }) })
      .where("id", "=", faisal.id)
      .execute();
    await expect(visits(sara).book(booking())).rejects.toEqual(refused("NOT_FOUND"));
    await expect(schedule(sara).slots({ id: faisal.id })).rejects.toEqual(refused("NOT_FOUND"));
  });
});

describe("answers", () => {
  test("who was asked confirms; the other hears of it; the one who asked may not", async () => {
    const { id } = await visits(reem).book(booking());
    await expect(visits(reem).confirm({ id })).rejects.toEqual(refused("FORBIDDEN"));
    await expect(visits(sara).confirm({ id })).rejects.toEqual(refused("NOT_FOUND"));
    await visits(faisal).confirm({ id });
    expect([await statusOf(id), await newsOf(reem)]).toEqual(["confirmed", [["visit_changed", "confirmed"]]]);
    await expect(visits(faisal).confirm({ id })).rejects.toMatchObject({ code: "STATUS_CONFLICT", data: { status: "confirmed" } });
  });

  test("another time stands in its place, and waits for the other side; the old one is free again", async () => {
    const { id } = await visits(reem).book(booking());
    await visits(faisal).confirm({ id });
    const wanted = { id, startsAt: inDays(3, 12), idempotencyKey: newId() };
    const moved = await visits(faisal).move(wanted);
    expect(await visits(faisal).move(wanted)).toEqual(moved);
    expect([await statusOf(id), await statusOf(moved.id)]).toEqual(["moved", "booked"]);
    await expect(visits(faisal).confirm({ id: moved.id })).rejects.toEqual(refused("FORBIDDEN"));
    await visits(reem).confirm({ id: moved.id });
    await visits(sara).book(booking());
    expect(await newsOf(reem)).toEqual([
      ["visit_changed", "confirmed"],
      ["visit_booked", "moved"],
    ]);
  });

  test("a move to a time that is taken changes nothing", async () => {
    const { id } = await visits(reem).book(booking());
    await visits(sara).book(booking({ startsAt: inDays(2, 14) }));
    await expect(visits(reem).move({ id, startsAt: inDays(2, 14), idempotencyKey: newId() })).rejects.toEqual(refused("SLOT_TAKEN"));
    expect(await statusOf(id)).toBe("booked");
    await expect(visits(sara).move({ id, startsAt: inDays(2, 16), idempotencyKey: newId() })).rejects.toEqual(refused("NOT_FOUND"));
  });

  test("once it has begun it is done, and neither confirmed, cancelled nor moved; before, it is not done", async () => {
    const [past, booked] = [await aVisit(faisal, reem, { ...begun(), status: "confirmed" }), await aVisit(await aBookable(), reem, begun())];
    await expect(visits(reem).cancel({ id: past, reason: "" })).rejects.toEqual(refused("OUT_OF_TIME"));
    await expect(visits(reem).move({ id: booked, startsAt: inDays(2, 10), idempotencyKey: newId() })).rejects.toEqual(refused("OUT_OF_TIME"));
    await visits(faisal).finish({ id: past });
    const ahead = await aVisit(faisal, reem, { status: "confirmed" });
    await expect(visits(faisal).finish({ id: ahead })).rejects.toEqual(refused("OUT_OF_TIME"));
    expect([await statusOf(past), await statusOf(booked), await statusOf(ahead)]).toEqual(["done", "booked", "confirmed"]);
  });

  test("a reason has a limit", async () => {
    const { id } = await visits(reem).book(booking());
    await expect(visits(faisal).decline({ id, reason: "x".repeat(601) })).rejects.toEqual(wrong({ reason: "tooLong" }));
    await visits(reem).cancel({ id, reason: "x".repeat(600) });
    expect(await newsOf(faisal)).toEqual([
      ["visit_booked", "booked"],
      ["visit_changed", "cancelled"],
    ]);
  });
});

describeStatus(visitStatus, {
  make: async (status) => aVisit(faisal ?? (await aBookable()), reem ?? (await aUser()), { status }),
  run: {
    confirm: (id, by = faisal) => visits(by).confirm({ id }),
    decline: (id, by = faisal) => visits(by).decline({ id, reason: "" }),
    cancel: (id, by = reem) => visits(by).cancel({ id, reason: "" }),
    move: (id, by = reem) => visitStatus.move(db, id, "move", { by }),
    finish: (id, by = faisal) => visitStatus.move(db, id, "finish", { by }),
    expire: (id) => visitStatus.move(db, id, "expire", { by: null }),
  },
  strangers: {
    confirm: { of: () => [reem] },
    decline: { of: () => [reem] },
    cancel: { of: () => [sara], refusal: "NOT_FOUND" },
    move: { of: () => [sara] },
    finish: { of: () => [reem, sara] },
  },
});

describe("hours", () => {
  test("are a professional's own; an edit from an older one conflicts", async () => {
    const lama = await aUser("professional");
    const first = await schedule(lama).getSettings();
    expect(first.fields).toEqual(FIRST_SCHEDULE);
    const fields = { ...FIRST_SCHEDULE, takesBookings: true, length: 45, pausesForPrayer: true, city: "Jeddah" };
    const saved = await schedule(lama).saveSettings({ fields, version: first.version });
    expect(saved.fields).toEqual(fields);
    await expect(schedule(lama).saveSettings({ fields, version: first.version })).rejects.toMatchObject({ code: "CONFLICT", data: { current: { fields } } });
    await expect(schedule(lama).saveSettings({ fields: { ...fields, city: "Atlantis" }, version: saved.version })).rejects.toEqual(wrong({ city: "city" }));
    await expect(schedule(lama).saveSettings({ fields: { ...fields, length: 5 }, version: saved.version })).rejects.toEqual(wrong({ length: "length" }));
    await expect(schedule(reem).saveSettings({ fields, version: first.version })).rejects.toEqual(refused("FORBIDDEN"));
    expect((await schedule(faisal).getSettings()).fields.length).toBe(60);
  });

  test("the calendar shows hours, days off and prayers to the professional alone, and the Hijri day to all", async () => {
    const lama = await aBookable({
      pauses_for_prayer: true,
      city: "Riyadh",
      days_off: JSON.stringify([{ first: "2026-11-24", last: "2026-11-24", note: null }]),
    });
    const range = { from: "2026-11-23", to: "2026-11-24" };
    const { days, hasHours } = await schedule(lama).get(range);
    expect(hasHours).toBe(true);
    expect(days).toMatchObject([
      {
        day: "2026-11-23",
        hijri: expect.stringMatching(/^\d+ Jumada/),
        isOff: false,
        hours: [{ from: "2026-11-23T05:00:00.000Z", to: "2026-11-23T17:00:00.000Z" }],
      },
      { day: "2026-11-24", isOff: true, hours: [] },
    ]);
    expect(days[0]?.prayers.map(({ prayer }) => prayer)).toEqual(["fajr", "dhuhr", "asr", "maghrib", "isha"]);
    expect((await schedule(reem, "ar").get(range)).days[0]).toMatchObject({ hours: [], prayers: [], hijri: expect.stringContaining("جمادى") });
  });

  test("a view has its limit of days", async () => {
    const asked = (to: string) => schedule(reem).get({ from: "2026-11-01", to });
    expect((await asked("2026-12-15")).days).toHaveLength(45);
    await expect(asked("2026-12-16")).rejects.toEqual(wrong({ to: "range" }));
    await expect(asked("2026-10-31")).rejects.toEqual(wrong({ to: "range" }));
  });

  test("a pause for prayer takes slots", async () => {
    const lama = await aBookable({ pauses_for_prayer: true, city: "Riyadh" });
    const count = async (who: Viewer) => (await schedule(reem).slots({ id: who.id, from: dayIn(3) })).days[0]?.starts.length;
    expect(await count(faisal)).toBe(12);
    expect(await count(lama)).toBeLessThan(12);
  });
});

describe("one's own appointments", () => {
  const dentist = (more = {}) => ({ idempotencyKey: newId(), title: " Dentist ", place: "", startsAt: inDays(2, 10), endsAt: inDays(2, 12), ...more });

  test("take their slots, once, and are seen by nobody else", async () => {
    const wanted = dentist();
    const { id } = await schedule(faisal).addAppointment(wanted);
    expect(await schedule(faisal).addAppointment(wanted)).toEqual({ id });
    const range = { from: dayIn(1), to: dayIn(3) };
    expect((await schedule(faisal).get(range)).appointments).toMatchObject([{ id, title: "Dentist", isImported: false }]);
    expect((await schedule(reem).get(range)).appointments).toEqual([]);
    const { days } = await schedule(reem).slots({ id: faisal.id, from: dayIn(2) });
    expect(days[0]?.starts).not.toContain(inDays(2, 11));
    expect(days[0]?.starts).toContain(inDays(2, 12));
    await expect(schedule(reem).removeAppointment({ id })).rejects.toEqual(refused("NOT_FOUND"));
    await schedule(faisal).removeAppointment({ id });
    expect((await schedule(faisal).get(range)).appointments).toEqual([]);
  });

  test("need a name and an end after their beginning", async () => {
    await expect(schedule(reem).addAppointment(dentist({ title: " ", endsAt: inDays(2, 10) }))).rejects.toEqual(wrong({ title: "required", endsAt: "order" }));
    await expect(schedule(reem).addAppointment(dentist({ title: "x".repeat(121), endsAt: inDays(40, 10) }))).rejects.toEqual(
      wrong({ title: "tooLong", endsAt: "order" }),
    );
  });
});
