const FADE = { opacity: [0, 1] };
const DURATION_MS = 200;

/** A photograph that comes while someone looks fades in over its blurred copy. Photographs loaded before the script stay as they are. */
export function fadePhotosIn(): void {
  if (!matchMedia("(prefers-reduced-motion: no-preference)").matches) return;
  const fade = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.loading === "lazy" && target.closest(".photo")) target.animate(FADE, DURATION_MS);
  };
  // The event does not bubble.
  document.addEventListener("load", fade, true);
}
