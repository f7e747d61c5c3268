import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

const NEAR_END_PX = 80;
// The server has no layout; the scroll position is set on hydration.
const useLayout = typeof document === "undefined" ? useEffect : useLayoutEffect;

type Options = {
  /** Number of the first and of the last message that is shown. */
  firstSeq: number;
  lastSeq: number;
  /** Grows with what stands below the last message. */
  below: unknown;
  /** The message to start at; the end when it does not exist. */
  startSeq: number | undefined;
  hasOlder: boolean;
  onOlder(): void;
};

/** Preserves the scroll position: older messages load above without a jump, and new ones scroll only a reader who is at the end. */
export function useLogScroll(log: RefObject<HTMLDivElement | null>, { firstSeq, lastSeq, below, startSeq, hasOlder, onOlder }: Options) {
  const [isAtEnd, setAtEnd] = useState(true);
  const stays = useRef(true);
  const before = useRef<{ firstSeq: number; height: number } | null>(null);

  const toEnd = (behavior: ScrollBehavior = "instant") => log.current?.scrollTo({ top: log.current.scrollHeight, behavior });
  useLayout(() => {
    const element = log.current;
    if (!element || firstSeq === 0) return;
    if (!before.current) {
      const start = startSeq === undefined ? null : element.querySelector(`[data-seq="${startSeq}"]`);
      if (start) start.scrollIntoView({ block: "center" });
      else toEnd();
    } else if (firstSeq < before.current.firstSeq) element.scrollTop += element.scrollHeight - before.current.height;
    else if (stays.current) toEnd();
    before.current = { firstSeq, height: element.scrollHeight };
    look();
  }, [firstSeq, lastSeq, below, startSeq]);

  const look = () => {
    const element = log.current;
    if (!element) return;
    const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
    stays.current = isNear;
    setAtEnd(isNear);
  };
  const latest = useRef({ look, onOlder });
  useEffect(() => {
    latest.current = { look, onOlder };
  });
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const onScroll = () => latest.current.look();
    element.addEventListener("scroll", onScroll, { passive: true });
    // When a keyboard opens or the box grows, the end stays visible.
    const size = new ResizeObserver(() => {
      if (stays.current) element.scrollTo({ top: element.scrollHeight, behavior: "instant" });
    });
    size.observe(element);
    return () => {
      element.removeEventListener("scroll", onScroll);
      size.disconnect();
    };
  }, [log]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page it looks again whether the beginning is in sight
  useEffect(() => {
    const beginning = log.current?.querySelector("[data-beginning]");
    if (!beginning || !hasOlder) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current.onOlder(), { root: log.current, rootMargin: "200px 0px" });
    watch.observe(beginning);
    return () => watch.disconnect();
  }, [log, hasOlder, firstSeq]);

  const stick = () => {
    stays.current = true;
  };
  return { isAtEnd, toEnd, /** The next change ends at the end: an own message. */ stick };
}
