import { expect, test } from "vitest";
import { PIECE_IDS } from "#app/engines/room/furniture/ids.ts";
import { parseProductSearch } from "#app/features/shop/products/products.search.ts";
import { findAlike } from "./find-alike.ts";

const searchFor = (piece: (typeof PIECE_IDS)[number], width = 100, height = 50) => {
  const address = findAlike({ piece, width, height }, (word) => `the ${word}`);
  return address === null ? null : parseProductSearch(new URL(address, "https://diwan.test").searchParams);
};

test("every piece leads to the finder, except what the shop does not sell", () => {
  const without = PIECE_IDS.filter((piece) => searchFor(piece) === null);
  expect(without).toEqual(["curtains", "picture_tall", "picture_wide", "mirror_round"]);
});

test("a large piece is searched with the room that it takes, a tenth and up to the next five centimeters", () => {
  expect(searchFor("sofa_three", 221)).toMatchObject({ search: "the sofa", width: 245, height: null });
  expect(searchFor("coffee_round", 90, 38)).toMatchObject({ category: "tables", room: "living_room", width: 100, height: 45 });
});

test("an id is read up to its first underscore: a sideboard is no side table", () => {
  expect(searchFor("sideboard")?.category).toBe("storage");
  expect(searchFor("side_round")?.category).toBe("tables");
});
