import { expect, test } from "vitest";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import { useOpenTour } from "./use-open-tour.ts";

const page = (isDue: boolean, isAsked = false) =>
  renderHook((now: { isDue: boolean; isAsked: boolean }) => useOpenTour(now.isDue, now.isAsked), { isDue, isAsked });

test("closed, an answer that was read before does not begin it again", async () => {
  const host = await page(true);
  expect(host.current.isOpen).toBe(true);
  await host.act(() => host.current.close());
  await host.render({ isDue: false, isAsked: false });
  await host.render({ isDue: true, isAsked: false });
  expect(host.current.isOpen).toBe(false);
});

test("asked for, it begins anew, also after it was closed; seen elsewhere, it stays until it is closed", async () => {
  const host = await page(false);
  expect(host.current.isOpen).toBe(false);
  await host.render({ isDue: false, isAsked: true });
  await host.act(() => host.current.close());
  expect(host.current.isOpen).toBe(false);
  await host.render({ isDue: false, isAsked: false });
  await host.render({ isDue: false, isAsked: true });
  expect(host.current.isOpen).toBe(true);
  await host.render({ isDue: false, isAsked: false });
  expect(host.current.isOpen).toBe(true);
});
