import { type RefObject, useLayoutEffect, useState } from "react";

/** The size of an element in pixels, as it changes. */
export function useFrameSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 1, height: 1 });
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const measure = () =>
      setSize((now) =>
        now.width === watched.clientWidth && now.height === watched.clientHeight ? now : { width: watched.clientWidth, height: watched.clientHeight },
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
