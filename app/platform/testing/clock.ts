import { onTestFinished, vi } from "vitest";

/** Stops the clock of this process until the test ends; the database keeps its own time. Timers go on. */
export function stopClockAt(time: string | number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
  onTestFinished(() => void vi.useRealTimers());
}
