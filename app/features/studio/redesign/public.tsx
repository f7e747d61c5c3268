import { lazy } from "react";
// With the page: the server renders what is lazy, too.
import "./visitor/components/pair-picker.css";

const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll", "focusin"] as const;

/** The server renders the slider; its script loads on the first interaction. */
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
    // Optional: when its script fails to load, the slot stays empty and the page works.
  ]).catch(() => new Promise<never>(() => {}));
  const [pair] = PAIRS;
  return { default: () => (pair ? <PairSlider pair={pair} /> : null) };
}

/** A room before and after, as the redesign made it: the first of our own pairs, under the slider. It loads after the page, with its texts. */
export const RedesignPair = lazy(async () => {
  await whenNeeded();
  return loadPair();
});

/** The same for pages that render again by themselves: React would drop the server's markup and leave a gap until the first interaction. */
export const RedesignPairAtOnce = lazy(loadPair);

/** The viewer's redesigns. Screens that show it name the namespace `redesign`. */
export const RedesignHistory = lazy(() => import("./visitor/components/history.tsx").then((module) => ({ default: module.History })));

/** Our own rooms before and after, to choose from. Its script loads on the first interaction, with its texts. */
export const RedesignRooms = lazy(async () => {
  await whenNeeded();
  return import("./visitor/components/pair-picker.tsx").then((module) => ({ default: module.PairPicker }));
});
