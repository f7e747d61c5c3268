import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The page as it stands keeps to WCAG 2.2 AA as far as a program can tell. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  // Only what is wrong crosses over: describing everything that is right takes longer than looking.
  const findings = await page.evaluate(async (tags) => {
    const { axe: program } = window as unknown as { axe: typeof axe };
    const { violations } = await program.run(document, { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"], preload: false });
    return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} at ${node.target.join(" ")} ${node.any[0]?.message ?? ""}`));
  }, STANDARDS);
  expect(findings).toEqual([]);
}
