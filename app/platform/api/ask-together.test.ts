import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askTogether } from "./ask-together.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asked: string[][] = [];
const answer = async (ids: string[]) => {
  asked.push(ids);
  return Object.fromEntries(ids.map((id) => [id, id.toUpperCase()]));
};
beforeEach(() => void asked.splice(0));

test("what a page asks at once is one question, each item once; what it asks later is another", async () => {
  const ask = askTogether(answer, 10);
  const first = Promise.all(["a", "b", "a"].map(ask));
  expect(asked).toEqual([]);
  await vi.runAllTimersAsync();
  expect((await first).map((all) => all["a"])).toEqual(["A", "A", "A"]);
  const second = ask("a");
  await vi.runAllTimersAsync();
  await second;
  expect(asked).toEqual([["a", "b"], ["a"]]);
});

test("as many at once as may; the next ones are asked beside them, and none waits for ever", async () => {
  const ask = askTogether(answer, 2);
  const all = Promise.all(["a", "b", "c", "d", "e"].map(ask));
  await vi.runAllTimersAsync();
  const answers = await all;
  expect(asked).toEqual([["a", "b"], ["c", "d"], ["e"]]);
  expect(answers.map((one, n) => one["abcde"[n] ?? ""])).toEqual(["A", "B", "C", "D", "E"]);
});

test("an earlier question that is sent leaves a later one open", async () => {
  const ask = askTogether(answer, 2);
  const early = ["a", "b"].map(ask);
  await vi.advanceTimersByTimeAsync(30);
  const late = [ask("c")];
  await vi.advanceTimersByTimeAsync(15);
  expect(asked).toEqual([["a", "b"]]);
  late.push(ask("d"));
  await vi.runAllTimersAsync();
  await Promise.all([...early, ...late]);
  expect(asked).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

test("who asked together fails together; the next question is a new one", async () => {
  const down = vi.fn(answer).mockRejectedValueOnce(new Error("offline"));
  const ask = askTogether(down, 10);
  const failures = Promise.allSettled(["a", "b"].map(ask));
  await vi.runAllTimersAsync();
  expect((await failures).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const again = ask("a");
  await vi.runAllTimersAsync();
  expect(await again).toEqual({ a: "A" });
});
