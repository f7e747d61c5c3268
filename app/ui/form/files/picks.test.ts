import { describe, expect, test } from "vitest";
import { changedPick, chosenPick, filesOf, movedPick, type Pick, problemOfFile, problemOfPicks, storedOf, storedPick, withoutPick } from "./picks.ts";

const rules = { max: 3, maxBytes: 1000, accept: "image/*,application/pdf" };
const file = (type = "image/png", size = 10, name = "a.png") => new File([new Uint8Array(size)], name, { type });
const picks: Pick<{ id: string }>[] = ["a", "b", "c"].map((id) => storedPick({ id }));
const keys = (list: readonly Pick<unknown>[]) => list.map(({ key }) => key);

describe("what can be said about a file before it is sent", () => {
  test.each([
    ["an empty one", 0, "image/png", "EMPTY"],
    ["a single byte", 1, "image/png", null],
    ["one byte below the limit", 999, "image/png", null],
    ["as much as the limit", 1000, "image/png", "TOO_LARGE"],
    ["a phone's own format", 10, "image/heic", "HEIC"],
    ["its other name", 10, "image/heif", "HEIC"],
    ["another type that only contains the name", 10, "video/image/heic", "UNSUPPORTED"],
    ["a listed type", 10, "application/pdf", null],
    ["a type of a listed group", 10, "image/avif", null],
    ["a group whose name only begins alike", 10, "imagery/x", "UNSUPPORTED"],
    ["a type that is not listed", 10, "text/plain", "UNSUPPORTED"],
    ["no type: the server looks", 10, "", null],
  ])("%s", (_, size, type, problem) => expect(problemOfFile({ size, type, name: "a" }, rules)).toBe(problem));

  test("nothing is asked for: every type is taken", () =>
    expect(problemOfFile({ size: 10, type: "text/plain", name: "a.txt" }, { ...rules, accept: "" })).toBeNull());
});

test("a chosen file stands there with its name, size and problem, not yet sent", () => {
  const chosen = file("text/plain", 12, "plan.txt");
  expect(chosenPick(chosen, "k", rules)).toEqual({
    key: "k",
    name: "plan.txt",
    size: 12,
    file: chosen,
    stored: null,
    sent: 0,
    problem: "UNSUPPORTED",
    isChecked: false,
  });
});

test("a stored one has arrived whole", () => {
  expect(storedPick({ id: "a" })).toEqual({ key: "a", name: "", size: 0, file: null, stored: { id: "a" }, sent: 1, problem: null, isChecked: true });
});

test("changes, takes out and moves the one that is meant; its neighbors stay", () => {
  expect(changedPick(picks, "b", { sent: 0.5 }).map(({ sent }) => sent)).toEqual([1, 0.5, 1]);
  expect(keys(withoutPick(picks, "b"))).toEqual(["a", "c"]);
  expect(keys(movedPick(picks, "c", 0))).toEqual(["c", "a", "b"]);
  expect(keys(movedPick(picks, "a", 1))).toEqual(["b", "a", "c"]);
});

test("a form sends accepted files only, and distinguishes stored ones", () => {
  const [good, bad] = [chosenPick(file(), "g", rules), chosenPick(file("text/plain"), "x", rules)];
  const list = [...picks, good, bad];
  expect(filesOf(list)).toEqual([good.file]);
  expect(storedOf(list)).toEqual([{ id: "a" }, { id: "b" }, { id: "c" }]);
  expect([problemOfPicks(list), problemOfPicks(picks)]).toEqual(["UNSUPPORTED", undefined]);
});
