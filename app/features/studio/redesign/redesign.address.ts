import { RESTYLES, type Restyle } from "#app/engines/room/style-names.ts";
import { listAddress, own, type SearchOf } from "#app/platform/list/list-address.ts";

export const START_PATH = "/redesign";

/** The start screen's search: a chosen style, and the id of the idea it comes from. */
const start = listAddress({ style: RESTYLES, idea: "id" });

export type StartSearch = SearchOf<typeof start>;
export const parseStart = start.parse;
export const startPath = (search: StartSearch): string => START_PATH + start.format(search);

/** The number of the photograph itself. */
export const ORIGINAL = 0;

/** The studio: with the picture that is shown, or with the look that is to be made first. */
const studio = listAddress({
  picture: own<number | null>(
    null,
    (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
    (picture) => String(picture ?? ""),
  ),
  style: RESTYLES,
});

export const parseStudio = studio.parse;
export const studioPath = (id: string, search: Partial<SearchOf<typeof studio>> = {}): string => `${START_PATH}/${id}${studio.format(search)}`;

export const sharedPath = (key: string): string => `${START_PATH}/shared/${encodeURIComponent(key)}`;

/** A downloaded redesign is a jpg named with the style. */
export const downloadName = (style: Restyle): string => `diwan-${style.replaceAll("_", "-")}.jpg`;
