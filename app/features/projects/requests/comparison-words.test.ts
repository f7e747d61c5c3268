import { expect, test } from "vitest";
import { translator } from "#app/platform/languages/translator.server.ts";
import { roomName } from "./comparison-words.ts";

test("a room is called by its own name or its kind, also where the name is a word in small letters", async () => {
  const [t, kinds] = await Promise.all([translator("en", "requests"), translator("en", "projects")]);
  expect(["dining_room", "majlis", "salon", "Guests’ majlis", ""].map((name) => roomName(t, kinds, name))).toEqual([
    "Dining room",
    "Majlis",
    "salon",
    "Guests’ majlis",
    "Other work",
  ]);
});
