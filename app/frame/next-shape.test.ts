import { expect, test } from "vitest";
import { shapeOf } from "./next-shape.ts";

test.each([
  ["/vendors", "list"],
  ["/ideas", "list"],
  ["/vendors/athar-interiors", "detail"],
  ["/profile/reem", "detail"],
  ["/ideas/walnut-screens-and-sea-green-seating", "detail"],
  ["/ideas/living-room", undefined],
  ["/ideas/forums/majlis-colors-in-summer", undefined],
  ["/vendors/a/b", undefined],
  ["/dashboard", undefined],
  ["/home", undefined],
])("%s looks like %s", (path, shape) => expect(shapeOf(path)).toBe(shape));
