import { lazy } from "react";

const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll", "focusin"] as const;

/** A page from the server shows the slider already: what moves it comes with the first sign that someone is there. */
const whenNeeded = (): Promise<void> =>
  new Promise((done) => {
    if (typeof document === "undefined" || !document.querySelector(".compare")) return done();
    const end = () => {
      for (const sign of SIGNS) removeEventListener(sign, end);
      done();
    };
    for (const sign of SIGNS) addEventListener(sign, end, { passive: true });
  });

async function loadPair() {
  const [{ PairSlider }, { PAIRS }] = await Promise.all([
    import("./visitor/components/pair-slider.tsx"),
    import("./visitor/components/pair-list.ts"),
    // Nobody asked for it: where its script is gone, its place stays empty and the page around it stays whole.
  ]).catch(() => new Promise<never>(() => {}));
  const [pair] = PAIRS;
  return { default: () => (pair ? <PairSlider pair={pair} /> : null) };
}

/** A room before and after, as the redesign made it: the first of our own pairs, under the slider. It comes after the page and brings its texts. */
export const RedesignPair = lazy(async () => {
  await whenNeeded();
  return loadPair();
});

/** The same where the page around it changes by itself: React would take the server's drawing away and leave a hole until somebody moves. */
export const RedesignPairAtOnce = lazy(loadPair);

/** What someone has redesigned so far. Screens that show it name the namespace `redesign`. */
export const RedesignHistory = lazy(() => import("./visitor/components/history.tsx").then((module) => ({ default: module.History })));
