import "#app/api/router.server.ts";
import { describe, expect, test } from "vitest";
import { profilesRouter } from "#app/features/people/profiles/server/procedures.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { addDays, atMinutes, dayOf, weekOf } from "./riyadh-time.ts";
import { FIRST_SCHEDULE } from "./schedule.rules.ts";
import { aBookable, aVisit, giveHours, inDays } from "./testing/a-visit.ts";
import { comingWeeks } from "./weeks.ts";

// A Sunday; the five working days of its week have eight hours each.
const SUNDAY = "2026-11-22";
const SATURDAY = "2026-11-21";
const span = (day: string, from: number, to: number) => ({ from: atMinutes(day, from * 60).getTime(), to: atMinutes(day, to * 60).getTime() });
const day = (n: number) => addDays(SUNDAY, n);
const whole = (n: number) => span(day(n), 9, 17);
const first = (busy: { from: number; to: number }[], more: object = {}, today = SATURDAY) => comingWeeks({ ...FIRST_SCHEDULE, ...more }, busy, today, 1)[0];
const off = (from: number, to: number) => ({ daysOff: [{ first: day(from), last: day(to), note: null }] });

describe("how taken a week is", () => {
  test("free below two fifths of its hours, full from four fifths on", () => {
    const part = (hours: number) => first([whole(0), span(day(1), 9, 9 + hours)])?.state;
    expect([first([])?.state, part(7), part(8)]).toEqual(["free", "free", "half"]);
    expect(first([0, 1, 2].map(whole))?.state).toBe("half");
    expect(first([0, 1, 2, 3].map(whole))?.state).toBe("full");
  });

  test("what overlaps counts once, and what lies outside of the hours not at all", () => {
    expect(first([whole(0), whole(0), span(day(0), 10, 12)])?.state).toBe("free");
    expect(first([span(day(0), 17, 24), span(day(5), 9, 17), span(day(-1), 0, 24)])?.state).toBe("free");
    expect(first([span(day(0), 0, 72)])?.state).toBe("half");
  });

  test("days off are taken, and a week of them is away", () => {
    expect([first([], off(0, 1))?.state, first([whole(2), whole(3)], off(0, 1))?.state]).toEqual(["half", "full"]);
    expect(first([], off(0, 4))?.state).toBe("away");
    expect(first([], off(-3, 3))?.state).toBe("full");
  });

  test("of this week only what comes after today; a week without any is left out, and who never works has none", () => {
    expect(first([whole(0)], {}, SUNDAY)).toEqual({ from: SUNDAY, state: "free" });
    expect(first([whole(4)], {}, day(3))).toEqual({ from: SUNDAY, state: "full" });
    expect(first([whole(4)], {}, day(4))).toEqual({ from: day(7), state: "free" });
    expect(comingWeeks(FIRST_SCHEDULE, [], day(4), 12).map(({ from }) => from)).toEqual(Array.from({ length: 12 }, (_, n) => day(7 * (n + 1))));
    expect(first([], { hours: [] })).toBeUndefined();
  });
});

const profiles = clientOf(profilesRouter);
const today = () => dayOf(Date.now());
const says = ({ id }: { id: string }, values: object) =>
  db
    .updateTable("profiles")
    .set(values as never)
    .where("id", "=", id)
    .execute();
const accepts = (viewer: { id: string }, isAcceptingProjects: boolean | null, earliestStart: string | null) =>
  says(viewer, { availability_preferences: JSON.stringify({ isAcceptingProjects, earliestStart, days: [], from: null, to: null }) });
const seen = (viewer: Viewer | null, { id }: { id: string }) => profiles(viewer).availability({ id });

describe("the weeks on a profile", () => {
  test("everybody sees them with the first free times; what takes the time stays unsaid", async () => {
    const [faisal, reem, neighbor] = [await aBookable(), await aUser("homeowner"), await aBookable()];
    await aVisit(faisal, reem, { starts_at: new Date(inDays(1, 8)), note: "The majlis" });
    const found = await seen(null, faisal);
    expect(found?.weeks).toHaveLength(12);
    expect(found?.visits).toHaveLength(3);
    // Today may have a time, too.
    expect(found?.visits.filter(({ startsAt }) => dayOf(startsAt) !== today()).slice(0, 2)).toEqual([
      { startsAt: inDays(1, 9), to: `/dashboard/schedule/book/${faisal.id}?from=${addDays(today(), 1)}` },
      { startsAt: inDays(2, 8), to: `/dashboard/schedule/book/${faisal.id}?from=${addDays(today(), 2)}` },
    ]);
    expect(JSON.stringify(found)).not.toContain("majlis");
    expect((await seen(null, neighbor))?.visits.map(({ startsAt }) => startsAt)).toContain(inDays(1, 8));
  });

  test("a week that visits and appointments fill is full; another's is not", async () => {
    const [faisal, neighbor] = [await aBookable(), await aBookable()];
    const sunday = addDays(weekOf(today()).from, 14);
    const row = { idempotency_key: crypto.randomUUID(), title: "Away", starts_at: atMinutes(sunday, 0), ends_at: atMinutes(addDays(sunday, 7), 0) };
    await db
      .insertInto("appointments")
      .values({ id: crypto.randomUUID(), owner_id: faisal.id, ...row })
      .execute();
    const state = async (viewer: Viewer) => (await seen(null, viewer))?.weeks.find(({ from }) => from === sunday)?.state;
    expect([await state(faisal), await state(neighbor)]).toEqual(["full", "free"]);
  });

  test("work begins in the first week with time from the named day on; nothing is promised for who takes none or says nothing", async () => {
    const faisal = await aBookable();
    const start = async () => (await seen(null, faisal))?.startWeek;
    expect(await start()).toBeNull();
    await accepts(faisal, true, null);
    const [first, second] = (await seen(null, faisal))?.weeks.map(({ from }) => from) ?? [];
    expect(await start()).toBe(first);
    const sunday = addDays(weekOf(today()).from, 21);
    await accepts(faisal, null, addDays(sunday, 6));
    expect(await start()).toBe(sunday);
    const before = (await seen(null, faisal))?.weeks.filter(({ from }) => from < sunday).map(({ state }) => state);
    expect(new Set(before)).toEqual(new Set(["full"]));
    await giveHours(faisal, { days_off: JSON.stringify([{ first: sunday, last: addDays(sunday, 6), note: null }]) });
    expect(await start()).toBe(addDays(sunday, 7));
    await accepts(faisal, true, addDays(today(), 400));
    expect(await start()).toBeNull();
    await accepts(faisal, false, null);
    expect(await start()).toBeNull();
    await accepts(faisal, true, addDays(today(), -30));
    expect(await start()).toBe(first);
    expect(second).toBe(addDays(first ?? "", 7));
  });

  test("nothing without bookings or where it is hidden; as missing as the page", async () => {
    expect(await seen(null, await aBookable({ takes_bookings: false }))).toBeNull();
    expect(await seen(null, await aUser("professional"))).toBeNull();
    const [faisal, reem] = [await aBookable(), await aUser("homeowner")];
    await says(faisal, { visibility: JSON.stringify({ availability: "signed_in" }) });
    expect([await seen(null, faisal), (await seen(reem, faisal))?.weeks.length]).toEqual([null, 12]);
    await says(faisal, { visibility: JSON.stringify({ profile: "nobody" }) });
    await expect(seen(reem, faisal)).rejects.toEqual(expect.objectContaining({ code: "NOT_FOUND" }));
    expect((await seen(faisal, faisal))?.weeks).toHaveLength(12);
  });
});
