import { readFileSync } from "node:fs";
import { z } from "zod";
import { StartProblem } from "#app/platform/env/start-problem.ts";
import { languages } from "#app/platform/languages/languages.ts";
import { NO_PLANS, type Plans } from "./plans.ts";

const Text = z.string().trim().min(1);
const Words = z.strictObject({ ...Object.fromEntries(languages.map(({ code }) => [code, Text.optional()])), en: Text, ar: Text });
const Halalas = z.number("must be halalas, VAT included").int("must be whole halalas").min(100, "must be at least 100 halalas").max(100_000_000);
const Limit = z.number("must be a number, or null for as many as one likes").int().min(1).max(100_000).nullable();
const File = z.strictObject({
  isEnforced: z.boolean(),
  graceDays: z.number().int().min(0).max(60),
  plans: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]{0,29}$/, "must be small letters, digits and hyphens"),
        name: Words,
        text: Words,
        price: z.strictObject({ month: Halalas, year: Halalas }).nullable(),
        limits: z.strictObject({ quotes: Limit, seats: Limit }),
      }),
    )
    .min(1, "must have at least one plan")
    .max(6, "must have at most six plans")
    .refine((plans) => new Set(plans.map(({ id }) => id)).size === plans.length, "must have each id once")
    .refine(
      ([first, ...rest]) => first?.price === null && rest.every(({ price }) => price !== null),
      "must begin with the plan without a price; each other has one",
    ),
});

const problem = (file: string, lines: readonly string[]) =>
  new StartProblem(`The plans in ${file} (PLANS) are wrong:\n${lines.map((line) => `  ${line}`).join("\n")}`);

/** The plans of a deployment. @param file of the setting PLANS; without it everything is free @throws StartProblem with what is wrong and where */
export function readPlans(file: string | undefined): Plans {
  if (!file) return NO_PLANS;
  const text = readText(file);
  const result = File.safeParse(parsed(file, text));
  if (result.success) return result.data;
  throw problem(
    file,
    result.error.issues.map(({ path, message }) => `${path.join(".") || "the file"} ${message}`),
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw problem(file, ["the file cannot be read"]);
  }
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw problem(file, [`the file is no JSON: ${(error as Error).message}`]);
  }
}
