import { onTestFinished, vi } from "vitest";

/** Freezes the clock of this process until the test ends, not the database's. Timers run on. */
export function stopClockAt(time: string | number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
  onTestFinished(() => void vi.useRealTimers());
}
