import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, shownToasts, toast } from "./toast.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("one at a time, and a dismissed one stays in memory for 1,000,000 ms", () => {
  toast({ title: "Saved" });
  const second = toast({ title: "Failed", tone: "danger" });
  expect(shownToasts()).toMatchObject([{ title: "Failed", tone: "danger", isOpen: true }]);
  second.dismiss();
  dismissToast(second.id);
  vi.advanceTimersByTime(999_999);
  expect(shownToasts()).toMatchObject([{ isOpen: false }]);
  vi.advanceTimersByTime(1);
  expect(shownToasts()).toEqual([]);
});
