import type { MessageKey } from "#app/platform/languages/namespaces.ts";

/** A listing of the ideas area that words may mean: `text` is its name, `keywords` what else people write for it. */
export type Shortcut = { to: string; text: { ideas: MessageKey<"ideas"> } | { search: MessageKey<"search"> }; keywords?: MessageKey<"search"> };

const room = (name: string, to: string): Shortcut => ({
  to,
  text: { ideas: `room.${name}` as MessageKey<"ideas"> },
  keywords: `keywords.${name}` as MessageKey<"search">,
});
const style = (name: string): Shortcut => ({ to: `/ideas?style=${name}`, text: { ideas: `style.${name}` as MessageKey<"ideas"> } });
const place = (name: string, to = `/ideas/${name}`): Shortcut => ({
  to,
  text: { search: `place.${name}` as MessageKey<"search"> },
  keywords: `keywords.${name}` as MessageKey<"search">,
});

/** Rooms first: the first of them are offered before anything is typed. */
export const SHORTCUTS: readonly Shortcut[] = [
  room("majlis", "/ideas/majlis"),
  room("living_room", "/ideas/living"),
  room("kitchen", "/ideas/kitchen"),
  room("bedroom", "/ideas/bedroom"),
  room("outdoor", "/ideas/outdoor"),
  room("bathroom", "/ideas/bathroom"),
  room("dining_room", "/ideas/dining-room"),
  room("entrance", "/ideas/entrance"),
  room("home_office", "/ideas?room=home_office"),
  room("garage", "/ideas/garage"),
  room("basement", "/ideas/basement"),
  room("attic", "/ideas/attic"),
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
  ...["modern", "traditional", "contemporary", "minimalist", "industrial", "scandinavian", "bohemian", "rustic", "art_deco", "mediterranean"].map(style),
];
