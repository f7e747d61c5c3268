import { sql } from "kysely";
import { expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { hasEnough, letters } from "./thin.server.ts";
import { type Content, isThin, isThinList, lettersOf } from "./thin.ts";

test.each<[string, Content, boolean]>([
  ["only a name", { letters: 20 }, true],
  ["a name and a photograph", { letters: 20, pictures: 1 }, false],
  ["a photograph alone", { letters: 19, pictures: 1 }, true],
  ["two photographs", { letters: 0, pictures: 2 }, false],
  ["a paragraph", { letters: 120 }, false],
  ["not quite a paragraph", { letters: 119 }, true],
  ["one voice", { letters: 0, voices: 1 }, false],
])("%s", async (_, content, expected) => {
  expect(isThin(content)).toBe(expected);
  const { rows } = await sql<{ enough: boolean }>`
    select ${hasEnough({ letters: sql`${content.letters}::int`, pictures: sql`${content.pictures ?? 0}::int`, voices: sql`${content.voices ?? 0}::int` })} enough`.execute(
    db,
  );
  expect(rows[0]?.enough).toBe(!expected);
});

test("letters of texts that may be missing, here and in SQL", async () => {
  expect(lettersOf("abc", null, undefined, "مجلس")).toBe(7);
  const { rows } = await sql<{ n: number }>`select ${letters(sql`'abc'::text`, sql`null::text`, sql`'مجلس'::text`)} n`.execute(db);
  expect(rows[0]?.n).toBe(7);
});

test.each([
  ["/vendors", 0, false],
  ["/vendors?city=Riyadh", 2, false],
  ["/vendors?city=Riyadh", 1, true],
  ["/vendors?city=Riyadh", undefined, false],
  ["/vendors?category=1&city=Riyadh", 9, false],
  ["/vendors?category=1&city=Riyadh&vendor_type=Service", 9, true],
  ["/vendors?search=sofa", 50, true],
  ["/products?category=sofa&width=200", 50, true],
  ["/ideas?tag=arch", 50, true],
  ["/ideas/majlis", 1, true],
  ["/ideas/majlis/modern", 9, false],
  ["/ideas/majlis/modern?region=najd", 9, true],
  ["/vendors?page=10", 500, false],
  ["/vendors?page=11", 500, true],
])("%s with %s found", (address, found, expected) => expect(isThinList(address, found)).toBe(expected));
