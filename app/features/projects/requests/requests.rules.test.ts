import { describe, expect, test } from "vitest";
import { checkRequest, dayFrom, deadlineOf, lastDayOf } from "./requests.rules.ts";
import { MOST_INVITED, WORDS_LENGTH } from "./requests.ts";

const now = new Date("2026-11-22T20:59:59.999Z"); // the last moment of the 22nd in Riyadh
const given = { title: "A majlis", kind: "invited" as const, words: "", lastDay: "2026-12-03", invited: 2, trades: 0 };

test("bids arrive until a day of Riyadh ends", () => {
  expect(deadlineOf("2026-12-03").toISOString()).toBe("2026-12-03T21:00:00.000Z");
  expect(lastDayOf(deadlineOf("2026-12-03"))).toBe("2026-12-03");
  expect([dayFrom(now, 0), dayFrom(new Date(now.getTime() + 1), 0)]).toEqual(["2026-11-22", "2026-11-23"]);
});

describe("a request", () => {
  test("is right with people and a day", () => expect(checkRequest(given, now)).toEqual({}));

  test.each([
    ["2026-11-22", "soon"],
    ["2026-11-23", undefined],
    ["2027-02-20", undefined],
    ["2027-02-21", "late"],
    ["2026-13-01", "day"],
    ["tomorrow", "day"],
    ["", "required"],
  ])("until %s: %s", (lastDay, problem) => expect(checkRequest({ ...given, lastDay }, now).deadline).toBe(problem));

  test("invites somebody, and not everybody", () => {
    const invited = (count: number) => checkRequest({ ...given, invited: count }, now);
    expect([invited(0), invited(1), invited(MOST_INVITED), invited(MOST_INVITED + 1)]).toEqual([{ invited: "required" }, {}, {}, { invited: "tooMany" }]);
  });

  test("that is open names trades in place of people", () => {
    expect(checkRequest({ ...given, kind: "open" }, now)).toEqual({ trades: "required" });
    expect(checkRequest({ ...given, kind: "open", invited: 0, trades: 1 }, now)).toEqual({});
    expect(checkRequest({ ...given, kind: "open", trades: 6 }, now)).toEqual({ trades: "tooMany" });
  });

  test("says as much as fits", () => {
    expect(checkRequest({ ...given, words: "x".repeat(WORDS_LENGTH) }, now)).toEqual({});
    expect(checkRequest({ ...given, words: "x".repeat(WORDS_LENGTH + 1) }, now)).toEqual({ words: "tooLong" });
    expect(checkRequest({ ...given, title: " " }, now)).toEqual({ title: "required" });
    expect(checkRequest({ ...given, title: "x".repeat(120) }, now)).toEqual({});
    expect(checkRequest({ ...given, title: "x".repeat(121) }, now)).toEqual({ title: "tooLong" });
  });
});
