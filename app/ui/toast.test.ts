import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, keptToasts, toast } from "./toast.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("one at a time, and a dismissed one is kept for 1,000,000 ms", () => {
  toast({ title: "Saved" });
  const second = toast({ title: "Failed", tone: "danger" });
  expect(keptToasts()).toMatchObject([{ title: "Failed", tone: "danger", isOpen: true }]);
  second.dismiss();
  dismissToast(second.id);
  vi.advanceTimersByTime(999_999);
  expect(keptToasts()).toMatchObject([{ isOpen: false }]);
  vi.advanceTimersByTime(1);
  expect(keptToasts()).toEqual([]);
});
