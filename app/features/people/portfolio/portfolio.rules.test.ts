import { expect, test } from "vitest";
import { judgeProject, type ProjectFields, problemsForIdea, problemsTogether, problemsToPublish } from "./portfolio.rules.ts";

const photo = (id: string, beforeId: string | null = null) => ({ id, altEn: null, altAr: null, beforeId });

test.each<[Partial<ProjectFields>, Record<string, string>]>([
  [{ title: " " }, { title: "required" }],
  [{ title: "x".repeat(121) }, { title: "tooLong" }],
  [{ rooms: ["majlis", "cellar"] }, { rooms: "required" }],
  [{ year: 1949 }, { year: "number" }],
  [{ year: 2024.5 }, { year: "number" }],
  [{ areaM2: 0 }, { areaM2: "number" }],
  [{ costFrom: -1 }, { costFrom: "negative" }],
  [{ license: "free" }, { license: "required" }],
  [{ description: "x".repeat(3_001) }, { description: "tooLong" }],
  [{ district: "x".repeat(121) }, { district: "tooLong" }],
  [{ materials: "x".repeat(301) }, { materials: "tooLong" }],
  [{ photos: [{ ...photo("a"), altEn: "x".repeat(301), altAr: "x".repeat(301) }] }, { "photos.0.altEn": "tooLong", "photos.0.altAr": "tooLong" }],
  [{ year: new Date().getFullYear() + 2 }, { year: "number" }],
  [{ areaM2: 1_000_001 }, { areaM2: "number" }],
  [{ weeks: 0 }, { weeks: "number" }],
  [{ weeks: 1_001 }, { weeks: "number" }],
  [{ description: "x".repeat(3_000), district: "x".repeat(120), materials: "x".repeat(300), areaM2: 1_000_000, weeks: 1_000 }, {}],
  [{ photos: [{ ...photo("a"), altEn: "x".repeat(300), altAr: "x".repeat(300) }], year: new Date().getFullYear() + 1 }, {}],
  [{ year: null, areaM2: null, weeks: null }, {}],
  [{ photos: Array.from({ length: 41 }, (_, n) => photo(String(n))) }, { photos: "tooMany" }],
  [{ year: 1950, areaM2: 1, weeks: 1, costFrom: 0, rooms: ["majlis"], styles: [] }, {}],
])("%j has the problems %j", (given, problems) => expect(judgeProject(given).problems).toEqual(problems));

test("a photograph stands once: neither twice in the row nor as its own before nor as the before of two", () => {
  const isWrong = (photos: ProjectFields["photos"]) => judgeProject({ photos }).problems["photos"] === "unknownPhoto";
  expect(isWrong([photo("a"), photo("b", "c")])).toBe(false);
  expect(isWrong([photo("a"), photo("b")])).toBe(false);
  expect(isWrong([photo("a"), photo("a")])).toBe(true);
  expect(isWrong([photo("a", "a")])).toBe(true);
  expect(isWrong([photo("a"), photo("b", "a")])).toBe(true);
  expect(isWrong([photo("a", "c"), photo("b", "c")])).toBe(true);
});

test("the cost's second end is not below the first, and not alone", () => {
  expect(problemsTogether({ costFrom: 100, costTo: 100 })).toEqual({});
  expect(problemsTogether({ costFrom: 100, costTo: null })).toEqual({});
  expect(problemsTogether({ costFrom: 101, costTo: 100 })).toEqual({ costTo: "costOrder" });
  expect(problemsTogether({ costFrom: null, costTo: 100 })).toEqual({ costTo: "costOrder" });
});

test("publishing needs a photograph and the client's permission, an idea a room and a style", () => {
  expect(problemsToPublish({ photos: [], hasPermission: false })).toEqual({ photos: "photoNeeded", hasPermission: "permissionNeeded" });
  expect(problemsToPublish({ photos: [photo("a")], hasPermission: true })).toEqual({});
  expect(problemsForIdea({ rooms: [], styles: [] })).toEqual({ rooms: "roomNeeded", styles: "styleNeeded" });
  expect(problemsForIdea({ rooms: ["majlis"], styles: ["modern"] })).toEqual({});
});
