import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import texts from "#app/translations/en/admin-area.json" with { type: "json" };
import { wordsOfAction } from "./activity-things.ts";

/** Every action that is recorded, as far as it stands on the line that names it. */
const recorded = globSync("app/**/*.server.ts").flatMap((file) => {
  const source = readFileSync(file, "utf8");
  if (!source.includes("recordAudit(")) return [];
  return source
    .split("\n")
    .filter((line) => /\bactor\b.*\baction:|const action =/.test(line))
    .flatMap((line) => [...line.matchAll(/"([a-z_]+\.[A-Za-z_]+)"/g)].map(([, action = ""]) => action));
});

test("the log has words for every action, and for what it was done to", () => {
  expect(recorded.length).toBeGreaterThan(60);
  const missing = [...new Set(recorded)].filter((action) => {
    const { verbKey, thing } = wordsOfAction(action);
    return !(verbKey.slice("action.".length) in texts.action) || !(thing in texts.thing || thing in texts.kind);
  });
  expect(missing).toEqual([]);
});
