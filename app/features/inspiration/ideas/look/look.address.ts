import { ROOM_TYPES, type RoomType } from "../ideas.ts";
import { LOOK_TEXT, MOST_LOOK_ALIKES } from "./look.ts";

export const PAGE_SIZE = 24;

/** What /ideas/by-photo shows: nothing yet, or what looks like a photograph. The look is in the address, so Back, a reload and a link find the same. */
export type LookSearch = { look: string; room: RoomType | ""; limit: number };

export function parseLookAddress(parameters: URLSearchParams): LookSearch {
  const look = parameters.get("look") ?? "";
  const room = ROOM_TYPES.find((known) => known === parameters.get("room")) ?? "";
  const limit = Number(parameters.get("show"));
  const isStep = limit > 0 && limit <= MOST_LOOK_ALIKES && limit % PAGE_SIZE === 0;
  return { look: LOOK_TEXT.test(look) ? look : "", room, limit: isStep ? limit : PAGE_SIZE };
}

export function formatLookAddress({ look, room, limit }: LookSearch): string {
  const parameters = new URLSearchParams({ ...(look && { look }), ...(room && { room }), ...(limit > PAGE_SIZE && { show: String(limit) }) });
  return `/ideas/by-photo${parameters.size > 0 ? `?${parameters}` : ""}`;
}
