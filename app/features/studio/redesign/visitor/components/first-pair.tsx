import { PAIRS } from "./pair-list.ts";
import { PairSlider } from "./pair-slider.tsx";

/** The first of our own pairs, under the slider; `isFirst` where a page begins with it. */
export function FirstPair({ isFirst = false }: { isFirst?: boolean }) {
  const [pair] = PAIRS;
  return pair ? <PairSlider pair={pair} isFirst={isFirst} /> : null;
}
