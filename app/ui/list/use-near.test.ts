import { beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import { useNear } from "./use-near.ts";

type Seen = { see(isIntersecting: boolean): void; margin: string | undefined; isOver: boolean };
let observers: Seen[];
beforeEach(() => {
  observers = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      own: Seen;
      constructor(hear: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin?: string }) {
        this.own = { see: (isIntersecting) => hear([{ isIntersecting }]), margin: rootMargin, isOver: false };
        observers.push(this.own);
      }
      observe() {}
      disconnect() {
        this.own.isOver = true;
      }
    },
  );
});

type Props = { isOn: boolean; onNear(): void };
const start = (props: Props) =>
  renderHook(({ isOn, onNear }: Props) => {
    const element = useNear(isOn, 600, onNear);
    element.current ??= document.createElement("div");
    return element;
  }, props);
const live = () => observers.filter(({ isOver }) => !isOver);

test("calls when it comes near, and not when it leaves", async () => {
  const onNear = vi.fn();
  await start({ isOn: true, onNear });
  live()[0]?.see(false);
  expect(onNear).not.toHaveBeenCalled();
  live()[0]?.see(true);
  expect(onNear).toHaveBeenCalledOnce();
  expect(live()[0]?.margin).toBe("600px 0px");
});

test("looks again after each rendering, once at a time: what still is near loads the next page, too", async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const host = await start({ isOn: true, onNear: first });
  await host.render({ isOn: true, onNear: second });
  expect([observers.length, live().length]).toEqual([2, 1]);
  live()[0]?.see(true);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test("off, it looks at nothing; unmounted, it stops", async () => {
  const onNear = vi.fn();
  const host = await start({ isOn: false, onNear });
  expect(observers).toEqual([]);
  await host.render({ isOn: true, onNear });
  await host.unmount();
  expect(live()).toEqual([]);
});
