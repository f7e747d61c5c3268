import { describe, expect, test } from "vitest";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { stopClockAt } from "#app/platform/testing/clock.ts";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { isAuthor, mayAccept, mayEditText, mayFollow, mayRemoveText, maySeeText, mayVote } from "./forum.policy.ts";
import { EDIT_DAYS, type PostStatus } from "./forum.ts";

const [author, reader, admin] = [aViewer("homeowner"), aViewer("professional"), aViewer("admin")];
const people = { visitor: null, author, reader, admin };
const text = (status: PostStatus, daysOld = 0) => ({ author_id: author.id, status, created_at: new Date(Date.now() - daysOld * DAY_MS) });
/** Names of those who may. */
const who = (may: (viewer: (typeof people)[keyof typeof people]) => boolean) => Object.entries(people).flatMap(([name, viewer]) => (may(viewer) ? [name] : []));

describe("who", () => {
  test.each<[PostStatus, { sees: string[]; edits: string[]; follows: string[]; accepts: string[] }]>([
    ["visible", { sees: ["visitor", "author", "reader", "admin"], edits: ["author"], follows: ["visitor", "author", "reader", "admin"], accepts: ["author"] }],
    ["pending", { sees: ["author", "admin"], edits: ["author"], follows: ["author"], accepts: [] }],
    ["hidden", { sees: ["author", "admin"], edits: [], follows: ["author"], accepts: [] }],
    ["removed", { sees: [], edits: [], follows: ["author"], accepts: [] }],
  ])("%s", (status, { sees, edits, follows, accepts }) => {
    expect(who((viewer) => maySeeText(viewer, text(status)))).toEqual(sees);
    expect(who((viewer) => mayRemoveText(viewer, text(status)))).toEqual(edits);
    expect(who((viewer) => mayEditText(viewer, text(status), false))).toEqual(edits);
    expect(who((viewer) => mayFollow(viewer, text(status)))).toEqual(follows);
    expect(who((viewer) => mayAccept(viewer, text(status)))).toEqual(accepts);
  });
});

test("the author edits until the question is locked or some days are over, and removes all the same", () => {
  stopClockAt("2026-11-22T12:00:00.000Z");
  const almost = text("visible", EDIT_DAYS - 1 / DAY_MS);
  const over = text("visible", EDIT_DAYS);
  expect([mayEditText(author, almost, false), mayEditText(author, almost, true), mayEditText(author, over, false)]).toEqual([true, false, false]);
  expect(mayRemoveText(author, over)).toBe(true);
});

test("nobody finds their own text helpful; a text of a closed account is nobody's", () => {
  expect(who((viewer) => mayVote(viewer, text("visible")))).toEqual(["reader", "admin"]);
  expect(who((viewer) => isAuthor(viewer, { author_id: null }))).toEqual([]);
  expect(who((viewer) => mayVote(viewer, { author_id: null }))).toEqual(["author", "reader", "admin"]);
});
