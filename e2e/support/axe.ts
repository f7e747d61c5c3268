import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Attributes whose words differ from card to card: only whether there are any counts. */
const WORDS = /^(id|for|name|value|href|src|srcset|alt|title|datetime|data-.*|aria-(label|labelledby|describedby|controls|owns))$/;
/** How many siblings of one kind are checked: the others have the same classes, states and inline styles. */
const OF_A_KIND = 3;

/** The current page conforms to WCAG 2.2 AA as far as axe can check. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  // Returns violations only: serializing passed checks takes longer than running them.
  const findings = await page.evaluate(
    async ({ values, words, ofAKind }) => {
      const kinds = new Map<string, number>();
      const repeated: Element[] = [];
      const kindOf = (element: Element): number => {
        const attributes = [...element.attributes].map(({ name, value }) => `${name}=${words.test(name) ? value !== "" : value}`);
        const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        const inside = [...element.children].map((child) => [child, kindOf(child)] as const);
        const seen = new Map<number, number>();
        for (const [child, kind] of inside) {
          seen.set(kind, (seen.get(kind) ?? 0) + 1);
          if ((seen.get(kind) ?? 0) > ofAKind) repeated.push(child);
        }
        const description = [element.tagName, ...attributes, hasText, ...inside.map(([, kind]) => kind)].join("\n");
        const kind = kinds.get(description) ?? kinds.size;
        kinds.set(description, kind);
        return kind;
      };
      kindOf(document.body);
      const { axe: program } = window as unknown as { axe: typeof axe };
      const context = { include: [document.documentElement], exclude: repeated };
      const { violations } = await program.run(context, { runOnly: { type: "tag", values }, resultTypes: ["violations"], preload: false });
      return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} at ${node.target.join(" ")} ${node.any[0]?.message ?? ""}`));
    },
    { values: STANDARDS, words: WORDS, ofAKind: OF_A_KIND },
  );
  expect(findings).toEqual([]);
}
