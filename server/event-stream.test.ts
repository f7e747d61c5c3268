import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EventStream } from "./event-stream.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

const event = (n: number) => JSON.stringify({ topic: "notification", id: `n${n}` });

/** Reads like a fast client; `taken` has what arrived so far. */
function follow(stream: EventStream) {
  const taken: string[] = [];
  const reader = stream.body.getReader();
  const decoder = new TextDecoder();
  const state = { taken, isOver: false, reader };
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      taken.push(decoder.decode(value));
    }
    state.isOver = true;
  })();
  return state;
}

/** Lets promises run and the clock go on, step by step. */
async function pass(milliseconds: number) {
  for (let gone = 0; gone < milliseconds; gone += 10) await vi.advanceTimersByTimeAsync(10);
}
const messages = (taken: readonly string[]) => taken.filter((text) => text.startsWith("data:"));

test("the first event goes at once, further ones in one message a tenth of a second later", async () => {
  const { taken } = follow(new EventStream(() => {}));
  expect(taken).toEqual([]);
  await pass(10);
  expect(taken).toEqual(["retry: 3000\n\n"]);

  const stream = new EventStream(() => {});
  const client = follow(stream);
  stream.push(event(1));
  stream.push(event(2));
  stream.push(event(2));
  stream.push(event(3));
  await pass(10);
  expect(messages(client.taken)).toEqual([`data: [${event(1)}]\n\n`]);
  await pass(100);
  expect(messages(client.taken)).toEqual([`data: [${event(1)}]\n\n`, `data: [${event(2)},${event(3)}]\n\n`]);
});

test("never more than ten messages in a second, and the last state arrives", async () => {
  const stream = new EventStream(() => {});
  const client = follow(stream);
  for (let n = 0; n < 200; n++) {
    stream.push(event(n));
    await pass(10);
  }
  await pass(200);
  const sent = messages(client.taken);
  expect(sent.length).toBeGreaterThan(15);
  expect(sent.length).toBeLessThanOrEqual(22);
  const ids = sent.flatMap((text) => (JSON.parse(text.slice(6)) as { id: string }[]).map(({ id }) => id));
  expect(ids).toEqual(Array.from({ length: 200 }, (_, n) => `n${n}`));
});

test("a client that reads nothing costs bounded memory and is told to refetch", async () => {
  const stream = new EventStream(() => {});
  await pass(10);
  for (let n = 0; n < 5_000; n++) {
    stream.push(event(n));
    if (n % 50 === 0) await pass(10);
  }
  const client = follow(stream);
  await pass(500);
  const received = messages(client.taken).join("").length;
  expect(received).toBeLessThan(20_000);
  expect(client.taken.at(-1)).toBe("event: refetch\ndata: 1\n\n");
  stream.push(event(7));
  await pass(200);
  expect(client.taken.at(-1)).toBe(`data: [${event(7)}]\n\n`);
});

test("the heartbeat detects a dead client and reaches a living one", async () => {
  const closed = vi.fn();
  const stream = new EventStream(closed);
  await pass(10);
  for (let beat = 0; beat < 10; beat++) stream.beat();
  expect(closed).toHaveBeenCalledOnce();
  expect(() => stream.push(event(1))).not.toThrow();

  const living = new EventStream(closed);
  const client = follow(living);
  for (let beat = 0; beat < 10; beat++) {
    living.beat();
    await pass(10);
  }
  expect(client.taken.filter((text) => text === ": \n\n")).toHaveLength(10);
  expect(closed).toHaveBeenCalledOnce();
});

test("closing says farewell once; a client that leaves ends it", async () => {
  const closed = vi.fn();
  const stream = new EventStream(closed);
  const client = follow(stream);
  stream.push(event(1));
  stream.push(event(2));
  stream.close("event: ended\ndata: 1\n\n");
  stream.close();
  await pass(300);
  expect(client.isOver).toBe(true);
  expect(client.taken.at(-1)).toBe("event: ended\ndata: 1\n\n");
  expect(closed).toHaveBeenCalledOnce();

  const left = new EventStream(closed);
  await follow(left).reader.cancel();
  left.push(event(3));
  await pass(300);
  expect(closed).toHaveBeenCalledTimes(2);
});
