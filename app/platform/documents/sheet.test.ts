import { expect, test } from "vitest";
import { body, Cursor, foot, MM } from "./sheet.ts";

const inMm = (points: number) => Math.round((points / MM) * 1_000) / 1_000;

test("a sheet is A4 with margins of 14 mm and a foot of 7 mm", () => {
  expect({ x: inMm(body.x), width: inMm(body.width), top: inMm(body.top), bottom: inMm(body.bottom), height: inMm(body.height) }).toEqual({
    ...{ x: 14, width: 182, top: 14, bottom: 276, height: 262 },
  });
  expect({ x: inMm(foot.x), y: inMm(foot.y), width: inMm(foot.width) }).toEqual({ x: 14, y: 279.5, width: 182 });
  expect(MM * 25.4).toBeCloseTo(72, 9);
});

test("another sheet begins when something does not fit, never for what is higher than a sheet", () => {
  let sheets = 1;
  const cursor = new Cursor(() => {
    sheets += 1;
  });
  expect([cursor.room(body.height), cursor.room(body.height + 1), sheets]).toEqual([false, false, 1]);
  cursor.y = body.bottom - 20;
  expect([cursor.left, cursor.room(20), cursor.room(20.5), sheets, cursor.y]).toEqual([20, false, true, 2, body.top]);
});
