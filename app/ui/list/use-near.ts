import { type RefObject, useEffect, useRef } from "react";

/** Calls `onNear` whenever the element comes within so many pixels of what is seen, and again as long as it stays there. */
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
