import { type RefObject, useEffect, useRef } from "react";

const CHOSEN = ':is([aria-pressed="true"], :has(> :checked))';

/** Scrolls the chosen option of a scrollable line into view, without scrolling the page. */
export function useChosenInView<E extends HTMLElement>(chosen: string | null): RefObject<E | null> {
  const line = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen option is read from the DOM
  useEffect(() => {
    const [frame, choice] = [line.current?.getBoundingClientRect(), line.current?.querySelector(CHOSEN)?.getBoundingClientRect()];
    if (!frame || !choice || (choice.left >= frame.left && choice.right <= frame.right)) return;
    line.current?.scrollBy({ left: (choice.left + choice.right - frame.left - frame.right) / 2 });
  }, [chosen]);
  return line;
}
