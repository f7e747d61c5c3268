import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ConnectionCheck, watchConnection } from "./connection.ts";

let isOnline = true;
let answer: ConnectionCheck = { isSuccess: true, duration: 1 };
let asked = 0;
let events = new EventTarget();
const watch = () =>
  watchConnection({
    check: async () => {
      asked += 1;
      return answer;
    },
    isOnline: () => isOnline,
    events,
  });

beforeEach(() => {
  vi.useFakeTimers();
  isOnline = true;
  answer = { isSuccess: true, duration: 1 };
  asked = 0;
  events = new EventTarget();
});
afterEach(() => vi.useRealTimers());

test("asks every 30 seconds, not before", async () => {
  const stop = watch().start();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(asked).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toBe(2);
  stop();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(asked).toBe(2);
});

test("a browser that starts offline, loses and regains the network", async () => {
  isOnline = false;
  const connection = watch();
  expect(connection.read()).toMatchObject({ status: "disconnected", problem: "unavailable" });
  const stop = connection.start();
  isOnline = true;
  events.dispatchEvent(new Event("online"));
  expect(connection.read().status).toBe("connecting");
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.read().status).toBe("connected");
  events.dispatchEvent(new Event("offline"));
  expect(connection.read()).toMatchObject({ status: "disconnected", problem: "lost" });
  stop();
});

test("a service that answers badly, and one that does not answer", async () => {
  const connection = watch();
  answer = { isSuccess: false, duration: 3, status: 503, text: "Service Unavailable" };
  await connection.run();
  expect(connection.read()).toMatchObject({ status: "error", problem: "unhealthy" });
  answer = { isSuccess: false, duration: 3, blocked: true };
  await connection.run();
  expect(connection.read()).toMatchObject({ status: "error", problem: "checkFailed" });
});

test("asks again on return when the last answer is older than 60 seconds", async () => {
  const connection = watch();
  const stop = connection.start();
  events.dispatchEvent(new Event("focus"));
  expect(asked).toBe(0);
  vi.setSystemTime(Date.now() + 60_001);
  events.dispatchEvent(new Event("focus"));
  expect(asked).toBe(1);
  stop();
});

test("a retry asks the service, not the browser, and changes nothing before the answer", async () => {
  isOnline = false;
  const connection = watch();
  const changes: string[] = [];
  connection.subscribe(() => changes.push(connection.read().status));
  answer = { isSuccess: false, duration: 0, blocked: true };
  expect(await connection.retry()).toMatchObject({ isSuccess: false });
  expect(connection.read()).toMatchObject({ status: "disconnected", problem: "unavailable" });
  expect(changes).toEqual([]);
  answer = { isSuccess: true, duration: 1 };
  await connection.retry();
  expect(changes).toEqual(["connected"]);
});
