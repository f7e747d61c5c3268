import { type RefObject, useEffect, useState } from "react";

/** Which bid a table that scrolls sideways begins with, and the way to another. */
export function useShownBid(table: RefObject<HTMLDivElement | null>, count: number): { current: number; show(index: number): void } {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const box = table.current;
    if (!box) return;
    const follow = () => setCurrent(Math.min(Math.round(Math.abs(box.scrollLeft) / stepOf(box, count)), count - 1));
    box.addEventListener("scroll", follow, { passive: true });
    return () => box.removeEventListener("scroll", follow);
  }, [table, count]);
  const show = (index: number) => {
    const box = table.current;
    if (box) box.scrollLeft = index * stepOf(box, count) * (document.dir === "rtl" ? -1 : 1);
  };
  return { current, show };
}

/** How far one bidder is from the next. */
function stepOf(box: HTMLElement, count: number): number {
  const label = box.querySelector<HTMLElement>(".bi")?.offsetWidth ?? 0;
  return (box.scrollWidth - label) / count;
}
