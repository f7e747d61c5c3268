import { lazy } from "react";

/** A room before and after, as the redesign made it: the first of our own pairs, under the slider. It comes after the page and brings its texts. */
export const RedesignPair = lazy(async () => {
  const [{ PairSlider }, { PAIRS }] = await Promise.all([import("./components/pair-slider.tsx"), import("./components/pair-list.ts")]);
  const [pair] = PAIRS;
  return { default: () => (pair ? <PairSlider pair={pair} /> : null) };
});
