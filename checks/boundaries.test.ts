import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = mkdtempSync(join(tmpdir(), "boundaries-"));
afterAll(() => rmSync(root, { recursive: true }));

/** Two lines for each rule: an import that it forbids, and one beside it that it allows. */
const FILES: Record<string, string> = {
  "app/features/directory/vendors/public.server.ts": `export { inner } from "./server/inner.server.ts";`,
  "app/features/directory/vendors/server/inner.server.ts": "export const inner = 1;",
  "app/features/directory/claims/through-door.ts": `import { inner } from "#app/features/directory/vendors/public.server.ts"; export const a = inner;`,
  "app/features/directory/claims/past-door.ts": `import { inner } from "#app/features/directory/vendors/server/inner.server.ts"; export const b = inner;`,
  "app/features/talk/messages/upwards.ts": `import { inner } from "#app/features/directory/vendors/public.server.ts"; export const c = inner;`,
  "app/features/studio/redesign/downwards.ts": `import { inner } from "#app/features/directory/vendors/public.server.ts"; export const d = inner;`,
  "app/features/bakery/bread/new-area.ts": `import { inner } from "#app/features/directory/vendors/public.server.ts"; export const e = inner;`,
  "app/api/past-door.ts": `import { inner } from "#app/features/directory/vendors/server/inner.server.ts"; export const f = inner;`,
  "app/platform/knows.ts": `import { inner } from "#app/features/directory/vendors/public.server.ts"; export const g = inner;`,
  "app/engines/room/leans.ts": `import { g } from "#app/platform/knows.ts"; export const h = g;`,
  "app/frame/header.ts": "export const i = 1;",
  "app/kit/leans.ts": `import { i } from "#app/frame/header.ts"; export const j = i;`,
  "server/start.ts": "export const k = 1;",
  "app/features/shop/orders/starts.ts": `import { k } from "#server/start.ts"; export const l = k;`,
  "app/features/directory/vendors/components/reaches.ts": `import { inner } from "../server/inner.server.ts"; export const m = inner;`,
  "app/features/directory/vendors/vendors.contract.ts": "export const n = 1;",
  "app/features/directory/vendors/components/loads.ts": `import { n } from "../vendors.contract.ts"; export const o = n;`,
  "app/features/directory/vendors/components/names.ts": `import type { n } from "../vendors.contract.ts"; export type P = typeof n;`,
  "app/features/directory/vendors/vendors.rules.ts": `import { n } from "./vendors.contract.ts"; export const q = n;`,
  "app/features/directory/vendors/server/draws.server.ts": `import { createElement } from "react"; export const r = createElement;`,
  "app/features/directory/vendors/vendors.test.ts": "export const s = 1;",
  "app/features/directory/vendors/tests.ts": `import { s } from "./vendors.test.ts"; export const t = s;`,
  "app/features/directory/vendors/develops.ts": `import { test } from "vitest"; export const u = test;`,
  "app/features/directory/vendors/server/round.server.ts": `import { w } from "./trip.server.ts"; export const v = () => w;`,
  "app/features/directory/vendors/server/trip.server.ts": `import { v } from "./round.server.ts"; export const w = () => v;`,
  "app/features/directory/vendors/lost.ts": `import { x } from "./nowhere.ts"; export const y = x;`,
};

test("each wall is found broken where an import goes through it, and nowhere else", () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  mkdirSync(join(root, "database"));
  for (const name of ["react", "vitest"]) {
    mkdirSync(join(root, "node_modules", name), { recursive: true });
    writeFileSync(join(root, "node_modules", name, "package.json"), JSON.stringify({ name, version: "1.0.0", main: "index.js" }));
    writeFileSync(join(root, "node_modules", name, "index.js"), "exports.test = exports.createElement = 1;");
  }
  for (const name of ["package.json", "tsconfig.json"]) copyFileSync(name, join(root, name));
  const { stdout, stderr, status } = spawnSync(process.execPath, [resolve("scripts/check-boundaries.mjs"), root], { encoding: "utf8" });
  const inner = "app/features/directory/vendors/server/inner.server.ts";
  const door = "app/features/directory/vendors/public.server.ts";
  const vendors = "app/features/directory/vendors";
  const found = stdout.split("\n").slice(0, -2).sort();
  expect(found, stderr).toEqual(
    [
      "app-knows-no-server: app/features/shop/orders/starts.ts -> server/start.ts",
      `components-load-no-contract: ${vendors}/components/loads.ts -> ${vendors}/vendors.contract.ts`,
      `components-stay-in-the-browser: ${vendors}/components/reaches.ts -> ${inner}`,
      `everything-resolves: ${vendors}/lost.ts -> ./nowhere.ts`,
      "kit-knows-no-feature: app/kit/leans.ts -> app/frame/header.ts",
      `no-cycles: ${vendors}/server/round.server.ts -> ${vendors}/server/trip.server.ts -> ${vendors}/server/round.server.ts`,
      `no-development-packages: ${vendors}/develops.ts -> node_modules/vitest/index.js`,
      `rules-stay-small: ${vendors}/vendors.rules.ts -> ${vendors}/vendors.contract.ts`,
      `services-know-no-react: ${vendors}/server/draws.server.ts -> node_modules/react/index.js`,
      `tests-stay-outside: ${vendors}/tests.ts -> ${vendors}/vendors.test.ts`,
      `areas-are-known: app/features/bakery/bread/new-area.ts -> ${door}`,
      `areas-have-an-order: app/features/talk/messages/upwards.ts -> ${door}`,
      `doors-from-outside: app/api/past-door.ts -> ${inner}`,
      "engines-stand-alone: app/engines/room/leans.ts -> app/platform/knows.ts",
      `feature-doors: app/features/directory/claims/past-door.ts -> ${inner}`,
      `platform-knows-no-feature: app/platform/knows.ts -> ${door}`,
    ].sort(),
  );
  expect(status).toBe(1);
  const rules = [...readFileSync(".dependency-cruiser.cjs", "utf8").matchAll(/^\s+name: "([^"]+)"/gm)].map(([, name]) => name);
  expect([...new Set(found.map((line) => line.split(":")[0]))]).toEqual([...new Set(rules)].sort());
});
