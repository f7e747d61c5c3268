import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";

const holder = globalThis as { diwanDatabase?: { pool: { end(): Promise<void> } } };
afterEach(() => vi.useRealTimers());

test("a database that takes connections and says nothing is not up, after five seconds", async () => {
  const { connect, isDatabaseUp } = await import("./db.server.ts");
  const sockets: Socket[] = [];
  let reached: () => void = () => undefined;
  const isReached = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const silent = createServer((socket) => {
    sockets.push(socket.on("error", () => undefined));
    reached();
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => silent.once("listening", resolve));
  const before = holder.diwanDatabase;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    connect(`postgres://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/none`);
    let answer: boolean | undefined;
    const asked = isDatabaseUp().then((isUp) => {
      answer = isUp;
    });
    await isReached;
    await vi.advanceTimersByTimeAsync(4_999);
    expect(answer).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(answer).toBe(false);
  } finally {
    for (const socket of sockets) socket.destroy();
    silent.close();
    if (before) holder.diwanDatabase = before;
    else delete holder.diwanDatabase;
  }
});
