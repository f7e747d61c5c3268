import { lazy } from "react";
import { firstSign } from "#app/kit/first-sign.ts";
// With the page: the server renders what is lazy, too.
import "./visitor/components/pair-picker.css";

/** The server renders the slider; its script loads on the first interaction. */
const whenNeeded = () => firstSign(".compare");

/** Optional: when its script fails to load, the slot stays empty and the page works. */
const loadPair = () =>
  import("./visitor/components/first-pair.tsx").then((module) => ({ default: module.FirstPair })).catch(() => new Promise<never>(() => {}));

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
