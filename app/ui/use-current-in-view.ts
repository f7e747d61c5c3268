import { type RefObject, useEffect, useRef } from "react";

/** For a row of links that is longer than a phone is wide: the current one is scrolled to. */
export function useCurrentInView(current: string | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = row.current;
    if (current && shown && shown.scrollWidth > shown.clientWidth)
      shown.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
  return row;
}
