import { expect, test } from "vitest";
import { freeSlugs } from "./free-slugs.ts";

/** Counts how often it is asked. */
function taken(...slugs: string[]) {
  const asked: string[][] = [];
  const takenOf = async (wishes: readonly string[]) => {
    asked.push([...wishes]);
    return slugs.filter((slug) => wishes.includes(slug));
  };
  return { takenOf, asked };
}
const numbered = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `sofa-${from + n}`);

test("a wish that is free is had, and asked for once", async () => {
  const { takenOf, asked } = taken("lamp");
  expect(await freeSlugs(["sofa", "chair"], takenOf)).toEqual(["sofa", "chair"]);
  expect(asked).toEqual([["sofa", "chair"]]);
});

test("a wish that is taken gets the first free number", async () => {
  expect(await freeSlugs(["sofa"], taken("sofa").takenOf)).toEqual(["sofa-2"]);
  expect(await freeSlugs(["sofa"], taken("sofa", "sofa-2", "sofa-4").takenOf)).toEqual(["sofa-3"]);
  expect(await freeSlugs(["sofa"], taken("sofa-2").takenOf)).toEqual(["sofa"]);
});

test("of the same wishes each gets its own, in order; another's number is not given away", async () => {
  expect(await freeSlugs(["sofa", "sofa", "sofa"], taken("sofa-2").takenOf)).toEqual(["sofa", "sofa-3", "sofa-4"]);
  expect(await freeSlugs(["sofa", "sofa-2", "sofa"], taken().takenOf)).toEqual(["sofa", "sofa-2", "sofa-3"]);
});

test("a crowd is passed in a few questions", async () => {
  const { takenOf, asked } = taken("sofa", ...numbered(2, 40));
  expect(await freeSlugs(["sofa", "sofa"], takenOf)).toEqual(["sofa-41", "sofa-42"]);
  // 6, 24 and 96 numbers, each time with one more for each wish.
  expect(asked).toEqual([["sofa"], numbered(2, 9), numbered(10, 35), numbered(36, 133)]);
});

test("it stops as soon as there are enough", async () => {
  const { takenOf, asked } = taken("sofa", ...numbered(2, 7));
  expect(await freeSlugs(["sofa"], takenOf)).toEqual(["sofa-8"]);
  expect(asked).toHaveLength(2);
});
