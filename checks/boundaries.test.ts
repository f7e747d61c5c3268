import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
};

test("each wall is found broken where an import goes through it, and nowhere else", () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const folder of ["server", "database"]) mkdirSync(join(root, folder));
  for (const name of ["package.json", "tsconfig.json"]) copyFileSync(name, join(root, name));
  const { stdout, stderr, status } = spawnSync(process.execPath, [resolve("scripts/check-boundaries.mjs"), root], { encoding: "utf8" });
  const inner = "app/features/directory/vendors/server/inner.server.ts";
  const door = "app/features/directory/vendors/public.server.ts";
  expect(stdout.split("\n").slice(0, -2).sort(), stderr).toEqual(
    [
      `areas-are-known: app/features/bakery/bread/new-area.ts -> ${door}`,
      `areas-have-an-order: app/features/talk/messages/upwards.ts -> ${door}`,
      `doors-from-outside: app/api/past-door.ts -> ${inner}`,
      "engines-stand-alone: app/engines/room/leans.ts -> app/platform/knows.ts",
      `feature-doors: app/features/directory/claims/past-door.ts -> ${inner}`,
      `platform-knows-no-feature: app/platform/knows.ts -> ${door}`,
    ].sort(),
  );
  expect(status).toBe(1);
});
