import { type RefObject, useEffect, useRef } from "react";

/** Calls `onNear` when the element comes within this many pixels of the viewport, and again while it stays there. */
export function useNear(isOn: boolean, pixels: number, onNear: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(() => {
    if (!isOn || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), { rootMargin: `${pixels}px 0px` });
    observer.observe(element.current);
    return () => observer.disconnect();
  });
  return element;
}
