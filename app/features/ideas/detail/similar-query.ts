import type { orpc } from "#app/api/client.ts";
import type { RoomType } from "../ideas.ts";

const SHOWN = 4;

/** Rooms for the row beneath an idea. */
export const similarIdeas = (queries: typeof orpc, idea: { id: string; roomType: RoomType }) =>
  queries.ideas.list.queryOptions({ input: { room: idea.roomType }, select: ({ items }) => items.filter(({ id }) => id !== idea.id).slice(0, SHOWN) });
