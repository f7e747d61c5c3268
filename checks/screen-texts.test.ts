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

function missingOn(files: string[]): string[] {
  const matches = files.map((file) => ({ id: file.replace(/\.tsx$/, ""), handle: handleOf(`app/${file}`) }));
  const here = new Set([...namespacesOf(matches, known), ...(OF_ANOTHER_ROLE[files.at(-1) ?? ""] ?? [])]);
  return files
    .flatMap((file) => ["default", "ErrorBoundary"].flatMap((name) => [...reachedTexts(`app/${file}`, name)]))
    .filter(([namespace]) => !here.has(namespace))
    .map(([namespace, by]) => `${files.at(-1)}: "${namespace}", for ${by}`);
}

test("a screen loads with all its texts: one missing later suspends the whole page", async () => {
  const all = screens(await routes, ["root.tsx"]);
  expect(all.length).toBeGreaterThan(80);
  expect([...new Set(all.flatMap(missingOn))]).toEqual([]);
});
