import { cornerIdeas } from "./ideas-corners.ts";
import { gatheringIdeas } from "./ideas-gathering.ts";
import { kitchenIdeas } from "./ideas-kitchens.ts";
import { livingIdeas } from "./ideas-living.ts";
import { privateIdeas } from "./ideas-private.ts";

type Texts = { en: string; ar: string };

/** A room of the demo. Style and kind of room follow from its first photograph. */
export type DemoIdea = {
  /** Names of files in demo/media without their ending, cover first. */
  photos: readonly string[];
  /** The same room, seen from the same place, before it was done. */
  before?: string;
  title: Texts;
  text: Texts;
  tags: readonly string[];
  region?: "najd" | "hijaz" | "asir" | "eastern" | "north";
  /** Riyals, VAT included. */
  cost: number;
  difficulty: "easy" | "medium" | "hard";
  time: string;
  /** The user name of a professional of the demo, or the role of one of its accounts. */
  author: string;
  /** Liked by nearly everybody: the hero of the home page. */
  isLoved?: boolean;
};

/** Newest first: rooms of all kinds take turns, as they would if many people published. */
export const demoIdeas: readonly DemoIdea[] = [...interleave([gatheringIdeas, kitchenIdeas, privateIdeas, livingIdeas]), ...cornerIdeas];

function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const all = lists.flatMap((list, index) => list.map((item, at) => ({ item, place: (at + index / lists.length) / list.length })));
  return all.sort((a, b) => a.place - b.place).map(({ item }) => item);
}
