import { listAddress, own, type SearchOf } from "#app/platform/list/list-address.ts";
import { ROOM_TYPES } from "../ideas.ts";
import { LOOK_TEXT, MOST_LOOK_ALIKES } from "./look.ts";

export const PAGE_SIZE = 24;

const isStep = (limit: number) => limit > 0 && limit <= MOST_LOOK_ALIKES && limit % PAGE_SIZE === 0;

/** The state of /ideas/by-photo: empty, or the results of a photograph. The look is in the address, so Back, reload and links show the same. */
const address = listAddress({
  look: own("", (text) => (LOOK_TEXT.test(text) ? text : undefined)),
  room: ROOM_TYPES,
  limit: {
    ...own(PAGE_SIZE, (text): number | undefined => (isStep(Number(text)) ? Number(text) : undefined)),
    name: "show",
  },
});

export type LookSearch = SearchOf<typeof address>;
export const parseLookAddress = address.parse;
export const formatLookAddress = (search: LookSearch): string => `/ideas/by-photo${address.format(search)}`;
