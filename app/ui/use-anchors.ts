import type { MouseEvent } from "react";
import { type NavigateOptions, useNavigate } from "react-router";

/**
 * Click handler for a grid of plain anchors: they cost less to render than links and need no prefetch, yet navigate without a full
 * page load.
 */
export function useAnchors(options?: NavigateOptions) {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest("a") : null;
    if (!anchor || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (anchor.target || anchor.origin !== location.origin || !/^https?:/.test(anchor.protocol)) return;
    event.preventDefault();
    void navigate(anchor.pathname + anchor.search + anchor.hash, { ...options, viewTransition: markPicture(anchor) });
  };
}

/** The picture of a card grows into the large one of its page (`lead-photo`), unless reduced motion is preferred. */
function markPicture(anchor: Element): boolean {
  const picture = anchor.closest("article")?.querySelector<HTMLElement>(".photo");
  if (!picture || !matchMedia("(prefers-reduced-motion: no-preference)").matches) return false;
  for (const other of document.querySelectorAll<HTMLElement>(".lead-photo, .photo[style*=view-transition-name]")) other.style.viewTransitionName = "none";
  picture.style.viewTransitionName = "lead-photo";
  return true;
}
