import { expect, test } from "vitest";
import { sourceFiles } from "./sources.ts";

/** A line that means a physical side on purpose (a map, a drawing) says so with this comment, on it or on the line above. */
const ALLOWED = "physical side:";

const CLASS =
  /(?<![\w-])-?(?:[mp][lr]-|(?:left|right)-(?=[\d[(]|auto|full|px)|(?:text|float|clear)-(?:left|right)(?![\w-])|border-[lr](?![\w])|rounded-(?:[lr]|[tb][lr])(?![\w])|scroll-[mp][lr]-)/;
const DECLARATION = /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right)|(?:left|right)\s*:(?!:)|(?:text-align|float|clear)\s*:\s*(?:left|right))/;
const STYLE_OBJECT = /\b(?:marginLeft|marginRight|paddingLeft|paddingRight|borderLeft|borderRight)\w*\s*:/;

function offences(files: { path: string; text: string }[], isOffence: (line: string) => boolean): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.split("\n");
    return lines.flatMap((line, index) => {
      const isAllowed = [line, lines[index - 1] ?? ""].some((near) => near.includes(ALLOWED));
      return isOffence(line) && !isAllowed ? [`${path}:${index + 1}: ${line.trim()}`] : [];
    });
  });
}

test("classes in components follow the direction of the language", () => {
  const components = sourceFiles(/\.tsx$/);
  expect(components.length).toBeGreaterThan(0);
  expect(offences(components, (line) => /["'`]/.test(line) && (CLASS.test(line) || STYLE_OBJECT.test(line)))).toEqual([]);
});

test("style sheets follow the direction of the language", () => {
  const sheets = sourceFiles(/\.css$/);
  expect(offences(sheets, (line) => DECLARATION.test(line.replace(/\/\*.*?\*\//g, "")))).toEqual([]);
});

test("the check sees what it looks for", () => {
  const bad = ['className="ml-2"', 'className="hover:pr-4"', "'-left-1'", '"text-right"', '"md:rounded-tl-lg"', '"border-l"'];
  const good = ['className="ms-2"', '"text-start"', '"border-line"', '"rounded-lg"', '"start-0"', '"copyright-2026"', '"html-5"', '"placeholder-muted"'];
  expect(bad.filter((line) => CLASS.test(line))).toEqual(bad);
  expect(good.filter((line) => CLASS.test(line))).toEqual([]);
  expect(DECLARATION.test("  margin-left: 2px;")).toBe(true);
  expect(DECLARATION.test("  inset-inline-start: 0;")).toBe(false);
});
