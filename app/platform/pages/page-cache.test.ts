import { beforeEach, describe, expect, test, vi } from "vitest";
import { dropAllPages, invalidatePages, onPagesInvalidated } from "./page-cache.server.ts";

/** What goes to other processes, and what comes from them. */
const live = vi.hoisted(() => ({ sent: [] as unknown[][], subscribers: new Map<string, Set<(payload: string) => void>>() }));
vi.mock("#app/platform/live/live.server.ts", () => ({
  notify: async (...message: unknown[]) => void live.sent.push(message),
  subscribe(topic: string, subscriber: (payload: string) => void) {
    const all = live.subscribers.get(topic) ?? new Set();
    live.subscribers.set(topic, all.add(subscriber));
    return () => void all.delete(subscriber);
  },
}));
function arrives(topic: string, payload = ""): void {
  for (const subscriber of live.subscribers.get(topic) ?? []) subscriber(payload);
}

beforeEach(() => void live.sent.splice(0));

function listened() {
  const heard: unknown[] = [];
  return { heard, end: onPagesInvalidated((tags) => heard.push(tags === "all" ? tags : [...tags])) };
}

describe("pages that show something which changed", () => {
  test("are dropped here at once, and elsewhere when the change is there", async () => {
    const { heard, end } = listened();
    const trx = {} as never;
    await invalidatePages(["vendor:1", "vendors"], trx);
    expect([heard, live.sent]).toEqual([[["vendor:1", "vendors"]], [["pages", "vendor:1 vendors", trx]]]);
    arrives("pages", "idea:2 ideas");
    expect(heard.at(-1)).toEqual(["idea:2", "ideas"]);
    end();
  });

  test("are none where nothing changed", async () => {
    const { heard, end } = listened();
    await invalidatePages([]);
    expect([heard, live.sent]).toEqual([[], []]);
    end();
  });

  test("are all of them for other processes where a message cannot name so many", async () => {
    const { heard, end } = listened();
    // PostgreSQL takes less than 8000 bytes.
    for (const length of [7_000, 7_001]) await invalidatePages(["x".repeat(length)]);
    expect(live.sent.map(([, payload]) => payload)).toEqual(["x".repeat(7_000), "*"]);
    expect(heard).toHaveLength(2);
    arrives("pages", "*");
    expect(heard.at(-1)).toBe("all");
    end();
  });

  test("are all of them when messages may have been missed", () => {
    const { heard, end } = listened();
    for (const topic of ["lost", "reconnected"]) arrives(topic);
    dropAllPages();
    expect(heard).toEqual(["all", "all", "all"]);
    end();
  });

  test("are nobody's business any more who stopped listening; others go on", async () => {
    const [gone, stays] = [listened(), listened()];
    gone.end();
    await invalidatePages(["a"]);
    for (const topic of ["pages", "lost", "reconnected"]) arrives(topic, "b");
    expect([gone.heard, stays.heard]).toEqual([[], [["a"], ["b"], "all", "all"]]);
    stays.end();
  });
});
