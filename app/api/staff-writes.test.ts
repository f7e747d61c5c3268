import { globSync, readFileSync } from "node:fs";
import { isContractProcedure } from "@orpc/contract";
import { describe, expect, test } from "vitest";
import { contract } from "#app/api/router.server.ts";
import type { ProcedureMeta } from "#app/platform/api/contract.ts";

type Write = { path: string; group: string; name: string; meta: ProcedureMeta };

/** Every write of the contract that only admins or content managers may make. */
const writes: Write[] = Object.entries(contract).flatMap(([group, procedures]) =>
  Object.entries(procedures).flatMap(([name, procedure]) => {
    if (!isContractProcedure(procedure)) return [];
    const { meta, route } = procedure["~orpc"] as { meta: ProcedureMeta; route: { method?: string } };
    return route.method !== "GET" && (meta.access === "admin" || meta.access === "content") ? [{ path: `${group}.${name}`, group, name, meta }] : [];
  }),
);

type Source = { folder: string; text: string };
const sourcesOf = (pattern: string): Source[] => globSync(pattern).map((file) => ({ folder: file.split("/")[3] ?? "", text: readFileSync(file, "utf8") }));
const tests = sourcesOf("app/features/*/**/*.test.ts");
const procedures = sourcesOf("app/features/**/*procedures.server.ts");

/** The feature that answers a group of the contract. */
const folderOf = (group: string) => procedures.find(({ text }) => text.includes(`export const ${group}Router`))?.folder;

/**
 * Writes of staff are audited. The tests' set-up fails a file in which such a write succeeded and left no audit entry
 * (`testing/setup.ts`); here every one of them turns out to be called by a test of its feature.
 */
describe("writes of admins and content managers", () => {
  test("there are some", () => expect(writes.length).toBeGreaterThan(15));

  test.each(writes.filter(({ meta }) => !meta.unaudited))("$path is called in a test", ({ group, name }) => {
    const byRouter = new RegExp(`[.{ ,]${name}\\b`);
    const byPath = new RegExp(`\\b${group}\\.${name}\\b`);
    expect(tests.some(({ folder, text }) => byPath.test(text) || (folder === folderOf(group) && byRouter.test(text)))).toBe(true);
  });

  test("what leaves no entry says why", () => {
    const silent = writes.flatMap(({ path, meta }) => (meta.unaudited ? [path] : []));
    expect(silent.sort()).toEqual(["ideaImports.begin", "ideasAdmin.uploadPhoto", "vendorsAdmin.uploadPhoto"]);
  });
});
