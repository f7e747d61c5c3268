import "#app/api/router.server.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { stopClockAt } from "#app/platform/testing/clock.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { feedOf, writeCalendar } from "./server/calendars.server.ts";
import { scheduleRouter } from "./server/procedures.server.ts";
import { readCalendar } from "./server/read-calendar.server.ts";
import { aBookable, aVisit, inDays } from "./testing/a-visit.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const as = clientOf(scheduleRouter);
const WINDOW = { from: new Date("2026-11-01T00:00:00Z"), to: new Date("2027-11-01T00:00:00Z") };
const calendar = (...events: readonly string[][]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]), "END:VCALENDAR", ""].join("\r\n");
const event = (uid: string, ...more: string[]) => [`UID:${uid}`, "SUMMARY:Dentist", ...more];
const at = (day = "20261125") => [`DTSTART:${day}T070000Z`, `DTEND:${day}T080000Z`];
const read = (...events: string[][]) => readCalendar(calendar(...events), WINDOW);
const timesOf = (...events: string[][]) => read(...events)?.events.map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()]);
const reasonsOf = (...events: string[][]) => read(...events)?.refused.map(({ row, reason }) => [row, reason]);
const NINE = [["2026-11-25T06:00:00.000Z", "2026-11-25T07:00:00.000Z"]];

describe("reading a file", () => {
  test("times of UTC, of a named zone, of no zone (Riyadh's) and whole days", () => {
    expect(timesOf(event("a", ...at()))).toEqual([["2026-11-25T07:00:00.000Z", "2026-11-25T08:00:00.000Z"]]);
    expect(timesOf(event("a", "DTSTART;TZID=Asia/Riyadh:20261125T090000", "DTEND;TZID=Asia/Riyadh:20261125T100000"))).toEqual(NINE);
    expect(timesOf(event("a", "DTSTART:20261125T090000", "DURATION:PT1H"))).toEqual(NINE);
    expect(timesOf(event("a", "DTSTART;TZID=Europe/London:20270625T090000", "DURATION:PT1H"))).toEqual([
      ["2027-06-25T08:00:00.000Z", "2027-06-25T09:00:00.000Z"],
    ]);
    expect(timesOf(event("a", "DTSTART;VALUE=DATE:20261125", "DTEND;VALUE=DATE:20261126"))).toEqual([["2026-11-24T21:00:00.000Z", "2026-11-25T21:00:00.000Z"]]);
  });

  test("folded and escaped texts are whole again", () => {
    const found = read(["UID:a", "SUMMARY:Majlis\\; first\\, then", "  the kitchen", "LOCATION:Al Malqa\\nRiyadh", ...at()]);
    expect(found?.events[0]).toMatchObject({ title: "Majlis; first, then the kitchen", place: "Al Malqa Riyadh" });
  });

  test("a series is its occurrences within the window; one that moved stands for itself", () => {
    const weekly = event("a", "DTSTART:20261025T070000Z", "DTEND:20261025T080000Z", "RRULE:FREQ=WEEKLY;COUNT=4");
    const days = (...events: string[][]) => timesOf(...events)?.map(([start]) => start?.slice(0, 13));
    expect(days(weekly)).toEqual(["2026-11-01T07", "2026-11-08T07", "2026-11-15T07"]);
    const moved = event("a", "RECURRENCE-ID:20261108T070000Z", "DTSTART:20261109T100000Z", "DTEND:20261109T110000Z");
    expect(days(weekly, moved)).toEqual(["2026-11-01T07", "2026-11-09T10", "2026-11-15T07"]);
    expect(days(event("b", ...at(), "RRULE:FREQ=DAILY"))?.length).toBe(341);
    expect(days(event("c", "DTSTART:20261125T070000Z", "DURATION:PT1M", "RRULE:FREQ=MINUTELY;INTERVAL=2"))?.length).toBe(400);
  });

  test("what is refused is named with its row and its reason, and costs no other event", () => {
    expect(
      reasonsOf(
        ["SUMMARY:No identity", ...at()],
        event("b"),
        event("c", "DTSTART:20261125T080000Z", "DTEND:20261125T070000Z"),
        event("d", "DTSTART:20261101T070000Z", "DTEND:20261231T070000Z"),
        event("e", "STATUS:CANCELLED", ...at()),
        event("f", "TRANSP:TRANSPARENT", ...at()),
        event("g", ...at("20240101")),
        event("h@diwan", ...at()),
        event("good", ...at()),
        event("i", "DTSTART:rubbish", "DTEND:rubbish"),
      ),
    ).toEqual([
      [3, "noUid"],
      [8, "noStart"],
      [12, "noLength"],
      [18, "tooLong"],
      [24, "cancelled"],
      [31, "free"],
      [38, "elsewhere"],
      [44, "ours"],
      [56, "unreadable"],
    ]);
    expect(readCalendar("PK\u0003\u0004", WINDOW)).toBeNull();
    expect(readCalendar("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:x\r\n", WINDOW)?.refused).toMatchObject([{ row: 2 }]);
  });

  test("one import takes a thousand events", () => {
    const found = read(...Array.from({ length: 1_001 }, (_, n) => event(`e${n}`, ...at())));
    expect([found?.events.length, found?.refused.map(({ reason }) => reason)]).toEqual([1_000, ["tooMany"]]);
  });
});

test("a written calendar folds at 75 octets, escapes, and is read again as it was", () => {
  const title = "مجلس العائلة الكبير، والمدخل; with a, and b ".repeat(5).trim();
  const text = writeCalendar("Diwan", [
    { id: "x", startsAt: "2026-11-25T07:00:00Z", endsAt: "2026-11-25T08:00:00Z", title, place: "Al Malqa, Riyadh", note: "a\nb", status: "CONFIRMED" },
  ]);
  const lines = text.split("\r\n");
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines).toEqual(
    expect.arrayContaining(["DTSTART:20261125T070000Z", "DTEND:20261125T080000Z", "LOCATION:Al Malqa\\, Riyadh", "DESCRIPTION:a\\nb", "UID:x@diwan"]),
  );
  expect(readCalendar(text.replace("@diwan", "@other"), WINDOW)?.events[0]?.title).toBe([...title].slice(0, 120).join(""));
});

describe("through the router", () => {
  let faisal: Viewer;
  let reem: Viewer;
  beforeEach(async () => {
    [faisal, reem] = [await aBookable(), await aUser()];
  });
  const file = (...events: string[][]) => new File([calendar(...events)], "mine.ics", { type: "text/calendar" });
  const tokenOf = (path: string | null) => path?.split("/")[2] ?? "";

  test("a file again does nothing twice, follows what changed, and is its importer's alone", async () => {
    stopClockAt("2026-11-24T09:00:00Z");
    const first = { file: file(event("a", ...at()), event("b", ...at("20261126"))) };
    expect(await as(faisal).importCalendar(first)).toEqual({ added: 2, changed: 0, known: 0, refused: [] });
    expect(await as(faisal).importCalendar(first)).toMatchObject({ added: 0, changed: 0, known: 2 });
    expect(await as(faisal).importCalendar({ file: file(event("a", ...at("20261129"))) })).toMatchObject({ added: 0, changed: 1, known: 0 });
    expect(await as(reem).importCalendar(first)).toMatchObject({ added: 2 });
    const range = { from: "2026-11-24", to: "2026-11-30" };
    expect((await as(faisal).get(range)).appointments.map(({ startsAt, isImported }) => [startsAt, isImported])).toEqual([
      ["2026-11-26T07:00:00.000Z", true],
      ["2026-11-29T07:00:00.000Z", true],
    ]);
    // Half an hour of ten o'clock, and of what touches it.
    const { days } = await as(reem).slots({ id: faisal.id, from: "2026-11-26" });
    expect(days[0]?.starts).not.toContain("2026-11-26T07:00:00.000Z");
    expect(days[0]?.starts).toContain("2026-11-26T08:00:00.000Z");
  });

  test("what is no calendar or too large is refused", async () => {
    const wrong = (code: string) => expect.objectContaining({ code: "INVALID", data: { fields: { file: code } } });
    await expect(as(reem).importCalendar({ file: new File(["a,b,c"], "x.csv") })).rejects.toEqual(wrong("notCalendar"));
    await expect(as(reem).importCalendar({ file: new File(["x".repeat(1_000_001)], "x.ics") })).rejects.toEqual(wrong("tooLarge"));
  });

  test("the secret address has its owner's visits and appointments, and ends with a new one, with revoking and with the account", async () => {
    expect(await as(faisal).getFeed()).toEqual({ path: null });
    const { path } = await as(faisal).renewFeed();
    expect(path).toMatch(/^\/calendars\/[\w-]{32}\/diwan\.ics$/);
    expect(await as(faisal).getFeed()).toEqual({ path });
    expect(await as(reem).getFeed()).toEqual({ path: null });
    const visit = await aVisit(faisal, reem, { place: "Al Malqa" });
    const declined = await aVisit(faisal, reem, { status: "declined" });
    const stranger = await aVisit(await aBookable(), reem);
    await as(faisal).addAppointment({ idempotencyKey: declined, title: "Own thing", place: "", startsAt: inDays(2, 22), endsAt: inDays(2, 23) });
    const text = (await feedOf(tokenOf(path))) ?? "";
    expect(text).toContain(`UID:${visit}@diwan`);
    expect(text).toContain("Own thing");
    expect(text).toContain("STATUS:TENTATIVE");
    expect(text).not.toContain(declined);
    expect(text).not.toContain(stranger);
    const renewed = await as(faisal).renewFeed();
    expect(await feedOf(tokenOf(path))).toBeNull();
    expect(await feedOf(tokenOf(renewed.path))).not.toBeNull();
    await db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", faisal.id).execute();
    expect(await feedOf(tokenOf(renewed.path))).toBeNull();
    await db.updateTable("users").set({ suspended_at: null }).where("id", "=", faisal.id).execute();
    expect(await as(faisal).revokeFeed()).toEqual({ path: null });
    expect(await feedOf(tokenOf(renewed.path))).toBeNull();
    expect([await feedOf("%00\0"), await feedOf("")]).toEqual([null, null]);
  });
});
