// The rules of packages as their owner edits them: contract, service and form have them from here.
import * as z from "zod/mini";
import { judge, shapeOf, type ValuesOf } from "#app/platform/rules/judge.ts";
import { whole } from "#app/platform/rules/numbers.ts";
import { manyLines } from "#app/platform/rules/plain-texts.ts";
import { optionalText, text } from "#app/platform/rules/texts.ts";
import { MOST_EXTRAS, MOST_PACKAGES, TITLE_LENGTH } from "./packages.ts";

const LONGEST_LIST = 1_000;
const MOST_HALALAS = 100_000_000_00;
const MOST_DAYS = 730;
const MOST_REVISIONS = 50;

const price = () => whole(1, MOST_HALALAS, "price");

const extra = z.object({ name: text(TITLE_LENGTH), nameAr: optionalText(TITLE_LENGTH), price: price() });

const aPackage = z.object({
  /** Null for a new one. */
  id: z.nullable(z.string()),
  title: text(TITLE_LENGTH),
  titleAr: optionalText(TITLE_LENGTH),
  /** Halalas, VAT included. */
  price: price(),
  days: whole(1, MOST_DAYS, "days"),
  revisions: whole(0, MOST_REVISIONS),
  /** What is delivered, a line each. */
  included: text(LONGEST_LIST, manyLines),
  includedAr: optionalText(LONGEST_LIST, manyLines),
  excluded: optionalText(LONGEST_LIST, manyLines),
  excludedAr: optionalText(LONGEST_LIST, manyLines),
  extras: z.array(extra).check(z.maxLength(MOST_EXTRAS, "tooMany")),
});

const PACKAGES_RULES = { packages: z.array(aPackage).check(z.maxLength(MOST_PACKAGES, "tooMany")) };
export type PackageFields = ValuesOf<typeof PACKAGES_RULES>["packages"][number];

/** What a contract takes for them. */
export const packagesShape = () => shapeOf(PACKAGES_RULES);

export type PackageProblem = "required" | "tooLong" | "tooMany" | "number" | "price" | "days";
/** By place: `packages.2.price`. */
export type PackageProblems = Record<string, PackageProblem>;

/** The packages as they are stored, and what is wrong with them. */
export function judgePackages(packages: readonly PackageFields[]): { values: PackageFields[]; problems: PackageProblems } {
  const { values, problems } = judge(PACKAGES_RULES, { packages: [...packages] });
  return { values: values.packages, problems: problems as PackageProblems };
}
