import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const ABOUT_COLOR = ["color-contrast", "link-in-text-block"];

/** The page as it stands keeps to WCAG 2.2 AA as far as a program can tell. `colors` looks at them alone, which is all that another theme changes. */
export async function expectNoAxeViolations(page: Page, only?: "colors"): Promise<void> {
  // Our pages have no frames of others: without the extra page that puts their results together each look is much quicker.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (only === "colors" ? axe.withRules(ABOUT_COLOR) : axe.withTags(STANDARDS)).analyze();
  const findings = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} at ${node.target.join(" ")} ${node.any[0]?.message ?? ""}`));
  expect(findings).toEqual([]);
}
