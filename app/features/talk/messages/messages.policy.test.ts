import { expect, test } from "vitest";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { maySeeMessageFile, sideOfQuote } from "./messages.policy.ts";

const [person, admin] = [aViewer("homeowner"), aViewer("admin")];
const nothing = { isOwnDraft: false, isTheirs: false, isReported: false };

test.each([
  ["nobody's", nothing, [false, false]],
  ["their own draft", { ...nothing, isOwnDraft: true }, [true, true]],
  ["of their conversation", { ...nothing, isTheirs: true }, [true, true]],
  ["reported", { ...nothing, isReported: true }, [false, true]],
])("a file: %s", (_, file, expected) => expect([person, admin].map((viewer) => maySeeMessageFile(viewer, file))).toEqual(expected));

test("an admin who is signed in as someone reads none of it", () => {
  const asSomeone = { ...person, impersonatedBy: { id: admin.id, name: admin.name } };
  expect(maySeeMessageFile(asSomeone, { isOwnDraft: true, isTheirs: true, isReported: true })).toBe(false);
});

test("the requester stays the requester when they belong to the team; the team answers; everyone else has no side", () => {
  expect(sideOfQuote(person, person.id, { role: "owner" })).toBe("asker");
  expect(sideOfQuote(person, admin.id, { role: "viewer" })).toBe("answerer");
  expect(sideOfQuote(person, null, null)).toBeNull();
});
