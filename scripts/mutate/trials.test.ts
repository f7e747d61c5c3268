import { expect, test } from "vitest";
import { Trials } from "./trials.ts";

/** Goes through all attempts of a test. `fails` says which mutants fail it, `spoils` which leave something behind that fails it from then on. */
function run(mutants: number[], { fails = [] as number[], spoils = [] as number[], unreached = [] as number[], isRepeatable = true } = {}) {
  const trials = new Trials(mutants);
  const attempts: number[] = [];
  let isSpoiled = !isRepeatable;
  for (let goesOn = true; goesOn; ) {
    const { active } = trials;
    attempts.push(active);
    const passed = !isSpoiled && !fails.includes(active) && !spoils.includes(active);
    isSpoiled ||= spoils.includes(active);
    goesOn = trials.goOn({ passed, isReached: !unreached.includes(active) });
  }
  return { attempts, killed: trials.killed, survived: trials.survived, spoiler: trials.spoiler };
}

test("each is tried in turn, after the test passed once more without any", () =>
  expect(run([1, 2])).toEqual({ attempts: [0, 1, 2], killed: [], survived: [1, 2], spoiler: 0 }));

test("what fails the test is caught when it passes again without it, and the next ones are tried", () =>
  expect(run([1, 2, 3], { fails: [2] })).toEqual({ attempts: [0, 1, 2, 0, 3], killed: [2], survived: [1, 3], spoiler: 0 }));

test("what leaves something behind is not called caught, and ends the trials", () =>
  expect(run([1, 2, 3], { spoils: [2] })).toEqual({ attempts: [0, 1, 2, 0], killed: [], survived: [1], spoiler: 2 }));

test("a test that passes only once tries nothing, and blames nobody", () =>
  expect(run([1, 2], { isRepeatable: false })).toEqual({ attempts: [0], killed: [], survived: [], spoiler: 0 }));

test("what was not reached this time has not survived", () =>
  expect(run([1, 2], { unreached: [1] })).toEqual({ attempts: [0, 1, 2], killed: [], survived: [2], spoiler: 0 }));

test("the last one that fails is caught, too", () => expect(run([1], { fails: [1] }).killed).toEqual([1]));
