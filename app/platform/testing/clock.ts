import { onTestFinished, vi } from "vitest";

const DAY_MS = 86_400_000;

/** Stops the clock of this process until the test ends; the database keeps its own time. Timers go on. */
export function stopClockAt(time: string | number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
  onTestFinished(() => void vi.useRealTimers());
}

export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);
