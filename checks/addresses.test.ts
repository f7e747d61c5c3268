import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { ADDRESSES } from "../e2e/support/addresses.ts";
import { DEEPER } from "../e2e/support/deeper.ts";

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

type Screen = { file: string; path: string };

function screens(entries: readonly RouteConfigEntry[], base = ""): Screen[] {
  return entries.flatMap((entry) => {
    const path = [base, entry.path].filter(Boolean).join("/");
    if (entry.children) return screens(entry.children, path);
    return entry.file.endsWith(".tsx") ? [{ file: entry.file, path: entry.path === "*" ? "/no-such-page" : `/${path}` }] : [];
  });
}

/** The expression of what a route matches. */
const expressionOf = (path: string) =>
  new RegExp(
    `^${path
      .replaceAll(/\/:\w+\?/g, "(/[^/]+)?")
      .replaceAll(/:\w+/g, "[^/]+")
      .replaceAll("*", ".*")}$`,
  );

test("every screen is looked at: by the journey of addresses, or by a journey of its own", () => {
  const deeper = Object.values(DEEPER).flatMap((ways) =>
    ways.map((way) => way.reduce((before, step) => (step.startsWith("+") ? before + step.slice(1) : step)).replaceAll(/:\w+/g, "x")),
  );
  const visited = [...Object.values(ADDRESSES).flat(), ...deeper].map((address) => address.split("?")[0] ?? "");
  const all = screens(routes as RouteConfigEntry[]);
  const seen = new Set(all.filter(({ path }) => visited.some((address) => expressionOf(path).test(address))).map(({ file }) => file));
  const missing = all.filter(({ file }) => !seen.has(file) && !((file.split("/").at(-1) as string) in ELSEWHERE));
  expect(missing).toEqual([]);
});
