import type { orpc } from "#app/api/client.ts";

const SHOWN = 4;

/** Rooms that look alike, for the row beneath an idea. */
export const similarIdeas = (queries: typeof orpc, idea: { id: string }) => queries.ideaLook.similar.queryOptions({ input: { id: idea.id, limit: SHOWN } });
