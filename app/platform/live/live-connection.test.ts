import type { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeLive, connectLive, isLiveLost, subscribe } from "./live.server.ts";

/** Connections to no database: which of them answer, decides the test. */
const network = vi.hoisted(() => ({ isDown: false, opened: [] as Connection[] }));
type Connection = EventEmitter & { asked: string[]; isEnded: boolean; isDead: boolean };

vi.mock("pg", async (original) => {
  const { EventEmitter: Emitter } = await import("node:events");
  class Client extends Emitter {
    asked: string[] = [];
    isEnded = false;
    isDead = false;
    constructor() {
      super();
      network.opened.push(this);
    }
    async connect() {
      if (network.isDown) throw new Error("refused");
    }
    async query(text: string) {
      this.asked.push(text);
      if (this.isDead) throw new Error("no answer");
    }
    async end() {
      this.isEnded = true;
      this.emit("end");
    }
  }
  return { ...(await original<object>()), Client };
});
vi.mock("node:timers/promises", () => ({ setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)) }));

const open = () => network.opened.at(-1) as Connection;
const say = (payload: string | undefined) => open().emit("notification", { payload });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const leaves: (() => void)[] = [];
function hear(topic: string) {
  const heard = vi.fn<(payload: string) => void>();
  leaves.push(subscribe(topic, heard));
  return heard;
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(network, { isDown: false, opened: [] });
});
afterEach(async () => {
  for (const leave of leaves.splice(0)) leave();
  await closeLive();
  vi.useRealTimers();
});

test("all who ask share one connection, which listens to everything", async () => {
  await Promise.all([connectLive(), connectLive()]);
  await connectLive();
  expect(network.opened).toHaveLength(1);
  expect(open().asked).toEqual(["set idle_session_timeout = 0; listen diwan_live"]);
});

test("a message reaches the listeners of its topic, whole, also when one of them fails", async () => {
  const [first, second, other] = [hear("news"), hear("news"), hear("new")];
  await connectLive();
  first.mockImplementation(() => {
    throw new Error("a listener's own fault");
  });
  say("news:an:id");
  say("news:");
  say(undefined);
  for (const heard of [first, second]) expect(heard.mock.calls).toEqual([["an:id"], [""]]);
  expect(other).not.toHaveBeenCalled();
});

test("a short outage is over with the next try; what was missed may be asked for again", async () => {
  const [lost, back] = [hear("lost"), hear("reconnected")];
  await connectLive();
  expect(back).toHaveBeenCalledOnce();
  const former = open();
  former.emit("error", new Error("reset"));
  expect(former.isEnded).toBe(true);
  await pass(249);
  expect(network.opened).toHaveLength(1);
  await pass(1);
  expect(network.opened).toHaveLength(2);
  expect(back).toHaveBeenCalledTimes(2);
  // The former connection has no say any more.
  former.emit("error", new Error("late"));
  await pass(60_000);
  expect(network.opened).toHaveLength(2);
  expect([lost.mock.calls.length, isLiveLost()]).toEqual([0, false]);
});

test("a long outage is known after five seconds; tries become rarer, to one in five seconds", async () => {
  const [lost, back] = [hear("lost"), hear("reconnected")];
  await connectLive();
  network.isDown = true;
  open().emit("end");
  open().emit("end");
  const tries: number[] = [];
  for (let ms = 1; ms <= 23_000; ms += 1) {
    const before = network.opened.length;
    await pass(1);
    if (network.opened.length > before) tries.push(ms);
    if (ms === 4_999) expect([lost.mock.calls.length, isLiveLost()]).toEqual([0, false]);
    if (ms === 5_000) expect([lost.mock.calls.length, isLiveLost()]).toEqual([1, true]);
  }
  expect(tries).toEqual([250, 750, 1_750, 3_750, 7_750, 12_750, 17_750, 22_750]);
  network.isDown = false;
  await pass(5_000);
  expect([lost.mock.calls.length, back.mock.calls.length, isLiveLost()]).toEqual([1, 2, false]);
});

test("a connection that died silently is found within fifteen seconds", async () => {
  await connectLive();
  await pass(15_000);
  expect(open().asked.slice(1)).toEqual(["select 1"]);
  const former = open();
  former.isDead = true;
  await pass(14_999);
  expect(former.isEnded).toBe(false);
  await pass(1);
  expect(former.isEnded).toBe(true);
  await pass(250);
  expect(network.opened).toHaveLength(2);
  // Only the new one is asked from now on.
  await pass(30_000);
  expect([former.asked.length, open().asked.length]).toEqual([3, 3]);
});

test("who listens before there is a connection gets one as soon as it can be had", async () => {
  network.isDown = true;
  const heard = hear("news");
  await pass(300);
  expect(network.opened).toHaveLength(2);
  network.isDown = false;
  await pass(500);
  say("news:1");
  expect(heard).toHaveBeenCalledExactlyOnceWith("1");
});

test("closed on purpose it stays closed, also in the middle of an outage, until someone connects again", async () => {
  await connectLive();
  await closeLive();
  expect(open().isEnded).toBe(true);
  await pass(60_000);
  expect(network.opened).toHaveLength(1);
  await connectLive();
  expect(network.opened).toHaveLength(2);
  network.isDown = true;
  open().emit("error", new Error("reset"));
  await closeLive();
  await pass(60_000);
  expect([network.opened.length, isLiveLost()]).toEqual([2, false]);
  network.isDown = false;
  await connectLive();
  expect(network.opened).toHaveLength(3);
});

test("nothing runs on for a connection that is gone", async () => {
  await connectLive();
  await closeLive();
  await pass(15_000);
  expect(vi.getTimerCount()).toBe(0);
});
