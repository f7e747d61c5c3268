import { COLOR_FAMILIES, REGIONS, STYLES } from "#app/features/inspiration/ideas/public.ts";
import type { MessageKey } from "#app/platform/languages/namespaces.ts";

/** A listing, most of them of the ideas area, that words may mean: `text` is its name, `keywords` what else people write for it. */
export type Shortcut = {
  to: string;
  text: { ideas: MessageKey<"ideas"> } | { tools: MessageKey<"search.tools"> } | { own: MessageKey<"search.shortcuts"> };
  keywords?: MessageKey<"search.shortcuts">;
};

export const addressOf = (name: string): string => `/ideas/${name.replaceAll("_", "-")}`;
const room = (name: string): Shortcut => ({
  to: addressOf(name),
  text: { ideas: `room.${name}` as MessageKey<"ideas"> },
  keywords: `keywords.${name}` as MessageKey<"search.shortcuts">,
});
const named = (kind: "style" | "region", name: string): Shortcut => ({ to: addressOf(name), text: { ideas: `${kind}.${name}` as MessageKey<"ideas"> } });
const color = (name: string): Shortcut => ({ to: addressOf(name), text: { tools: `color.${name}` as MessageKey<"search.tools"> } });
const place = (name: string, to = addressOf(name)): Shortcut => ({
  to,
  text: { own: `place.${name}` as MessageKey<"search.shortcuts"> },
  keywords: `keywords.${name}` as MessageKey<"search.shortcuts">,
});

/** Rooms first: the first ones are suggested before anything is typed. */
export const SHORTCUTS: readonly Shortcut[] = [
  room("majlis"),
  room("living_room"),
  room("kitchen"),
  room("bedroom"),
  room("outdoor"),
  room("bathroom"),
  room("dining_room"),
  room("entrance"),
  room("home_office"),
  room("garage"),
  room("basement"),
  room("attic"),
  place("saudi-regional"),
  place("before-after"),
  place("family-room"),
  place("game-room"),
  place("great-room"),
  place("gym"),
  place("home-bar"),
  place("bar-wine"),
  place("fireplace"),
  place("exterior"),
  place("inspiration", "/inspiration"),
  place("ideabooks"),
  place("forums"),
  place("redesign", "/redesign"),
  place("professionals", "/professionals"),
  ...STYLES.map((style) => named("style", style)),
  ...REGIONS.map((region) => named("region", region)),
  ...COLOR_FAMILIES.map(color),
];
