// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources as texts
import { expect, test } from "vitest";
import { sourceFiles } from "./sources.ts";

/** Keys of limits that count one address: with IPv6 a single customer has endless ones. */
const byAddress = (source: string): string[] => source.match(/`[^`\n]*\$\{(?:\w+\.)*ip\}[^`\n]*`/g) ?? [];

test("limits count a person or a network (callerOf, addressUnit), never a single address", () => {
  const sources = sourceFiles(/\.tsx?$/).filter(({ path }) => /^(app|server)\//.test(path) && !/\.test\.tsx?$/.test(path));
  expect(sources.flatMap(({ path, text }) => byAddress(text).map((key) => `${path}: ${key}`))).toEqual([]);
});

test("a planted one is found, in both ways of writing it", () => {
  const planted = ["limit(`quote:${ip}`, RULE)", "enforceLimit(`write:${context.ip}`, RULE)", "limit(`form:${addressUnit(ip)}`, RULE)"];
  expect(planted.map((source) => byAddress(source).length)).toEqual([1, 1, 0]);
});
