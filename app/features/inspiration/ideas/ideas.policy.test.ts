import { expect, test } from "vitest";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { mayMarkPieces } from "./ideas.policy.ts";

test("whoever made an idea says which pieces are in it, and content staff; an idea of a closed account is staff's", () => {
  const [author, other, manager] = [aViewer("professional"), aViewer("professional"), aViewer("homeowner", { permissions: ["content_manager"] })];
  expect([mayMarkPieces(author, author.id), mayMarkPieces(manager, author.id), mayMarkPieces(manager, manager.id)]).toEqual([true, true, true]);
  expect([mayMarkPieces(other, author.id), mayMarkPieces(other, null), mayMarkPieces(manager, null)]).toEqual([false, false, true]);
});
