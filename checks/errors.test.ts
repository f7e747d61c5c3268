import { describe, expect, test } from "vitest";
import { declaredNames, definedErrors, readsByHand, throwsError, undeclaredErrors } from "./errors.ts";
import { sourceFiles } from "./sources.ts";

/** A fault of ours is no declared error; the other is where errors are made. */
const MAKERS = new Set(["app/platform/api/errors.ts", "app/api/report.server.ts"]);
/** Machines throw it (app/platform/status). */
const BY_MACHINES = "statusConflict";

const sources = sourceFiles(/\.tsx?$/).filter(({ path }) => /^(app|server|scripts)\//.test(path) && !/\.test\.tsx?$/.test(path));
const featureOf = (path: string) => /^app\/features\/[^/]+\/[^/]+\//.exec(path)?.[0] ?? "";
const names = new Set(sources.filter(({ path }) => !MAKERS.has(path)).flatMap(({ text }) => definedErrors(text).map(({ name }) => name)));

type Feature = { folder: string; thrown: string[]; declared: string[] };
const features: Feature[] = [...new Set(sources.map(({ path }) => featureOf(path)).filter(Boolean))].map((folder) => {
  const own = sources.filter(({ path }) => featureOf(path) === folder);
  return {
    folder,
    thrown: [...names].filter((name) => own.some(({ text }) => throwsError(text, name))),
    declared: own.filter(({ path }) => path.endsWith(".contract.ts")).flatMap(({ text }) => declaredNames(text)),
  };
});

describe("errors of the API are declared", () => {
  test("there are some", () => expect(names.size).toBeGreaterThan(10));

  test("and made by defineError only", () => {
    const others = sources.filter(({ path }) => !MAKERS.has(path)).flatMap(({ path, text }) => undeclaredErrors(text).map((code) => `${path}: ${code}`));
    expect(others).toEqual([]);
  });

  test("what a feature throws stands in its contract", () => {
    const missing = features.flatMap(({ folder, thrown, declared }) => thrown.filter((name) => !declared.includes(name)).map((name) => `${folder}: ${name}`));
    expect(missing).toEqual([]);
  });

  test("what a contract declares is thrown by its feature", () => {
    const unused = features.flatMap(({ folder, thrown, declared }) =>
      declared.filter((name) => name !== BY_MACHINES && !thrown.includes(name)).map((name) => `${folder}: ${name}`),
    );
    expect(unused).toEqual([]);
  });
});

/** Exports run on the server only and answer with the status of the error. */
const ANSWERS = /-export\.ts$/;

test("screens read a failed call by problemOf", () => {
  const screens = sources.filter(({ path }) => /^app\/(features|frame|kit|ui)\//.test(path) && !/\.server\.ts$|\/testing\//.test(path) && !ANSWERS.test(path));
  expect(screens.filter(({ text }) => readsByHand(text)).map(({ path }) => path)).toEqual([]);
});

test("planted faults are found", () => {
  expect([readsByHand("if (error instanceof ORPCError) return;"), readsByHand("problemOf(error).code")]).toEqual([true, false]);
  expect(undeclaredErrors('throw new ORPCError("NOT_FOUND"); throw new ORPCError(\n"GONE")')).toEqual(["NOT_FOUND", "GONE"]);
  expect(definedErrors('export const owned = defineError("OWNED", { status: 409 });\nconst gone = defineError(\n  "GONE",')).toEqual([
    { name: "owned", code: "OWNED" },
    { name: "gone", code: "GONE" },
  ]);
  expect(declaredNames(".errors(declare(owned, statusConflict)).errors(declare(\n  gone,\n))")).toEqual(["owned", "statusConflict", "gone"]);
  expect([throwsError("if (x) throw owned();", "owned"), throwsError("rows.disowned()", "owned")]).toEqual([true, false]);
});
