import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { namespacesOf } from "#app/frame/page-messages.ts";
import { listCatalogueFiles } from "#app/platform/languages/catalogue-files.ts";
import routes from "#app/routes.ts";
import { handleOf, reachedTexts } from "./reached-texts.ts";

/** Parts that are on the screen of another role only, where their texts are. */
const OF_ANOTHER_ROLE: Record<string, string[]> = {
  "features/site/onboarding/visitor/screens/professional-onboarding.tsx": ["vendor-claims"],
  "features/site/onboarding/visitor/screens/vendor-onboarding.tsx": ["profiles"],
  "features/site/dashboard/visitor/screens/vendor-home.tsx": ["admin-area"],
  "features/site/dashboard/visitor/screens/professional-home.tsx": ["admin-area"],
};

const known = [...new Set(listCatalogueFiles(".").map(({ namespace }) => namespace))];

/** From the outermost layout to the screen. */
const screens = (entries: readonly RouteConfigEntry[], above: string[]): string[][] =>
  entries.flatMap(({ file, children = [] }) => (file.endsWith(".tsx") ? [[...above, file], ...screens(children, [...above, file])] : []));

function missingOn(files: string[], root = "app"): string[] {
  const matches = files.map((file) => ({ id: file.replace(/\.tsx$/, ""), handle: handleOf(`${root}/${file}`) }));
  const here = new Set([...namespacesOf(matches, known), ...(OF_ANOTHER_ROLE[files.at(-1) ?? ""] ?? [])]);
  return files
    .flatMap((file) => ["default", "ErrorBoundary"].flatMap((name) => [...reachedTexts(`${root}/${file}`, name)]))
    .filter(([namespace]) => !here.has(namespace))
    .map(([namespace, by]) => `${files.at(-1)}: "${namespace}", for ${by}`);
}

test("a screen loads with all its texts: one missing later suspends the whole page", async () => {
  const all = screens(await routes, ["root.tsx"]);
  expect(all.length).toBeGreaterThan(80);
  expect([...new Set(all.flatMap((files) => missingOn(files)))]).toEqual([]);
});

test("a planted text that a screen does not load is found, through a barrel and a component; what comes on demand is not", () => {
  const folder = mkdtempSync(join(tmpdir(), "screens-"));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write("part.tsx", 'export function Part() { const t = useT("forum"); return t("a"); }\nexport function Unused() { return useT("checkout")("a"); }');
  write("later.tsx", 'export function Later() { return useT("quotes")("a"); }');
  write("barrel.ts", `export { Part as Piece } from "./part.tsx";`);
  const screen = (handle: string) =>
    `import { Piece } from "./barrel.ts";\n${handle}const Later = lazy(() => import("./later.tsx"));\nexport default function Screen() { return <><Piece /><Later /></>; }`;
  write("screen.tsx", screen(""));
  write("whole.tsx", screen('export const handle = { namespaces: ["forum"] };\n'));
  expect(missingOn(["screen.tsx"], folder)).toEqual([expect.stringMatching(/^screen\.tsx: "forum", for .*part\.tsx#Part$/)]);
  expect(missingOn(["whole.tsx"], folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
