import { describe, expect, test } from "vitest";
import { COLLECTIONS } from "../ideas.collections.ts";
import { LIST_WORDS, RESERVED_SLUGS } from "../ideas.words.ts";
import { EMPTY_SEARCH, filtersOn, formatIdeaAddress, parseIdeaAddress, without } from "./ideas.address.ts";

const parse = (address: string) => {
  const url = new URL(address, "http://here");
  return parseIdeaAddress(url.pathname, url.searchParams);
};
const canonical = (address: string) => {
  const search = parse(address);
  return search && formatIdeaAddress(search);
};

test.each([
  ["/ideas", "/ideas"],
  ["/ideas/", "/ideas"],
  ["/ideas/bedroom", "/ideas/bedroom"],
  ["/ideas/Bedroom/MODERN", "/ideas/bedroom/modern"],
  ["/ideas/modern/bedroom", "/ideas/bedroom/modern"],
  ["/ideas/teal/najd/art-deco/living-room/fireplace", "/ideas/fireplace/living-room/art-deco/najd/teal"],
  ["/ideas/art_deco", "/ideas/art-deco"],
  ["/ideas?room=living_room&style=modern", "/ideas/living-room/modern"],
  ["/ideas/bedroom?room=kitchen", "/ideas/bedroom"],
  ["/ideas?color=blue", "/ideas/blue"],
  ["/ideas?color=%236D7B73", "/ideas?color=6d7b73"],
  ["/ideas?color=nonsense&utm_source=x", "/ideas"],
  ["/ideas/photos?style=modern&room=bedroom&color=blue", "/ideas/photos?room=bedroom&style=modern&color=blue"],
  ["/ideas?sort=newest&page=1", "/ideas"],
  ["/ideas?sort=newest&search=teal", "/ideas?search=teal&sort=newest"],
  ["/ideas?sort=best", "/ideas"],
  ["/ideas?sort=popular&from=1000&page=3", "/ideas?from=1000&sort=popular&page=3"],
  ["/ideas?from=5000&to=100", "/ideas?from=100&to=5000"],
  ["/ideas?from=-5&to=ten", "/ideas"],
  ["/ideas?from=0", "/ideas"],
  ["/ideas?page=9999", "/ideas?page=100"],
  ["/ideas?difficulty=easy&tag=Walnut", "/ideas?difficulty=easy&tag=walnut"],
  ["/ideas?search=%20two%20%20words%20", "/ideas?search=two+words"],
])("%s is canonically %s", (address, expected) => {
  expect(canonical(address)).toBe(expected);
  expect(canonical(expected)).toBe(expected);
});

test.each(["/ideas/spaceship", "/ideas/bedroom/kitchen", "/ideas/modern/rustic", "/ideas/photos/bedroom", "/ideas/%E0%A4%A"])("%s is no list", (address) => {
  expect(parse(address)).toBeNull();
});

test("Arabic survives the address", () => {
  const search = { ...EMPTY_SEARCH, search: "مجلس نجدي", tag: "خشب" };
  expect(parse(formatIdeaAddress(search))).toEqual(search);
});

test("each filter that is on is taken away alone", () => {
  const search = parse("/ideas/bedroom/modern?from=100&to=200&tag=oak");
  expect(search && filtersOn(search)).toEqual(["room", "style", "budget", "tag"]);
  expect(search && formatIdeaAddress({ ...search, ...without("budget") })).toBe("/ideas/bedroom/modern?tag=oak");
});

describe("words", () => {
  test("every word of a list is a list of its own and no idea may take it", () => {
    for (const word of LIST_WORDS) expect(parse(`/ideas/${word}`), word).not.toBeNull();
    expect(RESERVED_SLUGS).toEqual(expect.arrayContaining([...LIST_WORDS, "photos", "gallery", "before-after", "by-photo"]));
  });
  test("every listed child of the area has its words", () => {
    for (const name of Object.keys(COLLECTIONS)) expect(LIST_WORDS).toContain(name);
  });
});
