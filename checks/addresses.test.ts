import { existsSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { ADDRESSES } from "../e2e/support/addresses.ts";
import { DEEPER } from "../e2e/support/deeper.ts";
import { endOf, expressionOf, type Screen, screens } from "../e2e/support/public-pages.ts";

/** Screens that another journey reaches, which makes what they need. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "category.tsx": "never drawn: leads to the finder",
  "claim-vendor.tsx": "e2e/trust.spec.ts",
  "edit-profile.tsx": "e2e/profile.spec.ts",
  "login-two-factor.tsx": "e2e/security.spec.ts",
  "logout.tsx": "e2e/sign-in.spec.ts",
  "new-conversation.tsx": "e2e/messages.spec.ts",
  "professional-onboarding.tsx": "e2e/onboarding.spec.ts",
  "role-selection.tsx": "e2e/onboarding.spec.ts",
  "vendor-onboarding.tsx": "e2e/onboarding.spec.ts",
};

const VISITED = [...Object.values(ADDRESSES).flat(), ...Object.values(DEEPER).flat().map(endOf)].map((address) => address.split("?")[0] ?? "");

/** Screens that no journey opens. */
function unseen(entries: readonly RouteConfigEntry[], visited: readonly string[], elsewhere: Readonly<Record<string, string>>): Screen[] {
  const all = screens(entries);
  const seen = new Set(all.filter(({ path }) => visited.some((address) => expressionOf(path).test(address))).map(({ file }) => file));
  return all.filter(({ file }) => !seen.has(file) && !((file.split("/").at(-1) as string) in elsewhere));
}

test("every screen is looked at: by the journey of addresses, or by a journey of its own", () => {
  expect(unseen(routes as RouteConfigEntry[], VISITED, ELSEWHERE)).toEqual([]);
  for (const journey of Object.values(ELSEWHERE).filter((path) => path.startsWith("e2e/"))) expect(existsSync(journey), journey).toBe(true);
});

test("a planted screen that nobody opens is found, and one that is opened is not", () => {
  const planted: RouteConfigEntry[] = [
    {
      file: "layout.tsx",
      path: "rooms",
      children: [
        { file: "rooms.tsx", index: true },
        { file: "room.tsx", path: ":id" },
        { file: "room-edit.tsx", path: ":id/edit/:part?" },
      ],
    },
    { file: "data.ts", path: "rooms.json" },
    { file: "lost.tsx", path: "*" },
  ];
  const missing = (visited: string[], elsewhere = {}) => unseen(planted, visited, elsewhere).map(({ file }) => file);
  expect(missing([])).toEqual(["rooms.tsx", "room.tsx", "room-edit.tsx", "lost.tsx"]);
  // The list does not stand for the one room, and the room not for its editor.
  expect(missing(["/rooms", "/rooms/x", "/no-such-page"])).toEqual(["room-edit.tsx"]);
  expect(missing(["/rooms", "/rooms/x", "/rooms/x/edit", "/no-such-page"])).toEqual([]);
  expect(missing(["/rooms", "/rooms/x", "/no-such-page"], { "room-edit.tsx": "e2e/rooms.spec.ts" })).toEqual([]);
});
