import { expect, test } from "vitest";
import { decisionsByHand } from "./policies.ts";
import { sourceFiles } from "./sources.ts";

/** They read the viewer, but decide nothing about others' rows. */
const OTHERWISE: Record<string, string> = {
  "app/features/office/admin-users/server/service.server.ts": "the actor is still an admin, under the lock",
  "app/features/studio/redesign/server/book-pictures.server.ts": "which address leads to a picture",
  "app/features/people/account/server/security.server.ts": "the viewer's own second factor",
  "app/features/site/dashboard/server/home.server.ts": "which parts the viewer's own dashboard has",
  "app/features/site/dashboard/server/selling.server.ts": "what the viewer's own dashboard shows",
  "app/features/talk/notifications/server/choices.server.ts": "which choices the viewer's own settings show",
  "app/features/site/onboarding/server/service.server.ts": "the viewer's own steps",
};

const found = () =>
  sourceFiles(/^app\/features\/.*\.server\.ts$/)
    .filter(({ path }) => !/\.(test|policy)\.|\/(testing|demo)\//.test(path))
    .flatMap(({ path, text }) => decisionsByHand(text).map((line) => ({ path, line })));

test("who may see, change or remove a row is decided in a policy (<entity>.policy.ts)", () => {
  expect(found().filter(({ path }) => !(path in OTHERWISE))).toEqual([]);
});

test("no exception outlives its reason", () => {
  const paths = new Set(found().map(({ path }) => path));
  expect(Object.keys(OTHERWISE).filter((path) => !paths.has(path))).toEqual([]);
});

test("planted decisions are found", () => {
  const planted = [
    'if (viewer.role !== "admin") throw forbidden();',
    "if (row.author_id === viewer.id) return row;",
    "const isOwn = file.uploaderId === viewer?.id;",
    "if (viewer.id !== book.owner_id) throw notFound();",
    'approve: { from: ["open"], to: "approved", who: (by) => by.role === "admin" },',
    'withdraw: { from: ["open"], to: "withdrawn", who: (by, row) => row.user_id === by.id },',
  ];
  expect(decisionsByHand(planted.join("\n"))).toEqual(planted);
  expect(decisionsByHand("// viewer.role === admin\nif (!mayEdit(viewer, row)) throw notFound();")).toEqual([]);
});
