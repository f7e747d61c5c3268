import { relative } from "node:path";
import { expect, inject } from "vitest";

/** Whether anything that the current test file loads reaches the database. */
export const reachesDatabase = (): boolean => inject("testsWithDatabase").includes(relative(process.cwd(), expect.getState().testPath ?? ""));
