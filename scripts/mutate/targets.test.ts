import { expect, test } from "vitest";
import { findTargets } from "./targets.ts";
import { staleFaults } from "./try-faults.ts";

const chosen = (size: number, seed: string) =>
  findTargets(["money", "policies"], { size, seed }).flatMap(({ group, file, mutants }) =>
    mutants.map(({ start, text }) => `${group} ${file} ${start} ${text}`),
  );

test("a sample has so many of each group, the same ones each time, and a larger one has those of a smaller", () => {
  const [some, more] = [chosen(10, "1"), chosen(20, "1")];
  expect(some.map((line) => line.split(" ")[0]).toSorted()).toEqual([...Array(10).fill("money"), ...Array(10).fill("policies")]);
  expect(chosen(10, "1")).toEqual(some);
  expect(some.filter((line) => !more.includes(line))).toEqual([]);
  expect(chosen(10, "2")).not.toEqual(some);
});

test("what no test can catch is not tried", () => {
  const { mutants = [] } = findTargets(["app/platform/money/exact.ts"])[0] ?? {};
  expect(mutants.some(({ original, text }) => original === "numerator < 0n" && text === "true")).toBe(true);
  expect(mutants.some(({ original, text }) => original === "numerator < 0n" && text === "(numerator) <= (0n)")).toBe(false);
});

test("a number that only tunes is no fault, its use is, and so is a maximum beside it", () => {
  const { mutants = [] } = findTargets(["app/platform/auth/sessions.server.ts"])[0] ?? {};
  const originals = mutants.map(({ original }) => original);
  expect(originals.filter((original) => ["5", "60_000", "5 * 60_000", "2_000"].includes(original))).toEqual([]);
  expect(originals).toContain("Date.now() - new Date(lastSeenAt).getTime() < SEEN_EVERY_MS");
  expect(originals).toContain("50");
});

test("every constant that only tunes is one of its file", () => {
  const files = findTargets(["platform"], { size: 1, seed: "1" });
  expect(files).toHaveLength(1);
});

test("every planted fault still has its place", () => {
  expect(staleFaults()).toEqual([]);
});
