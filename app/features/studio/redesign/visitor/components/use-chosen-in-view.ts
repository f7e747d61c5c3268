import { type RefObject, useEffect, useRef } from "react";

const CHOSEN = ':is([aria-pressed="true"], :has(> :checked))';

/** A line of choices that one pushes along keeps the chosen one in sight, without moving the page. */
export function useChosenInView<E extends HTMLElement>(chosen: string | null): RefObject<E | null> {
  const line = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is read from the page
  useEffect(() => {
    const [frame, choice] = [line.current?.getBoundingClientRect(), line.current?.querySelector(CHOSEN)?.getBoundingClientRect()];
    if (!frame || !choice || (choice.left >= frame.left && choice.right <= frame.right)) return;
    line.current?.scrollBy({ left: (choice.left + choice.right - frame.left - frame.right) / 2 });
  }, [chosen]);
  return line;
}
