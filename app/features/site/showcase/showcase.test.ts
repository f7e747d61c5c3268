import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { exampleComparison } from "./comparison-example.ts";
import { PAGES, pageAt, pathOf, paths, SHOTS, shotUrl } from "./showcase.ts";

const FOLDER = "public/pictures";
const MOST_BYTES = 80_000;

test("every picture is there in both languages and themes, light enough for a phone, and no other", () => {
  const wanted = SHOTS.flatMap((shot) =>
    ["en", "ar"].flatMap((language) => (["light", "dark"] as const).map((theme) => shotUrl(shot, language, theme).split("/").at(-1))),
  );
  expect(readdirSync(FOLDER).sort()).toEqual([...wanted].sort());
  for (const file of wanted) expect(statSync(`${FOLDER}/${file}`).size, file).toBeLessThan(MOST_BYTES);
});

test("every page leads on to pages that are there, and its address leads to it", () => {
  expect(new Set(paths()).size).toBe(Object.keys(PAGES).length);
  for (const [page, { path, next }] of Object.entries(PAGES)) {
    expect(pageAt(path)).toBe(page);
    expect(pageAt(`${path}/`)).toBe(page);
    expect(next).not.toContain(page);
    expect(next.map(pathOf).every((known) => paths().includes(known))).toBe(true);
  }
  expect(pageAt("/pro-software/crm")).toBeUndefined();
});

test("in the example the bid that looks cheapest is not, once its gaps are filled", () => {
  const words = { item: (key: string) => key, bidder: (key: string) => key, stage: String, less: "less" };
  const [a, b, c] = exampleComparison(words, false).bids;
  if (!a || !b || !c) throw new Error("There are three bids.");
  expect(b.gross).toBeLessThan(Math.min(a.gross, c.gross));
  expect(b.unpriced).toBe(2);
  expect(b.likely).toBeGreaterThan(b.gross);
  const filled = exampleComparison(words, true).bids[1];
  expect(filled?.unpriced).toBe(0);
  expect(filled?.gross).toBe(b.likely);
  expect(filled?.stages.reduce((sum, { amount }) => sum + amount, 0)).toBe(filled?.gross);
});
