import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { insertIdeas, type NewIdea } from "../server/rows.server.ts";

/** A published idea without photographs unless the test gives some. */
export async function anIdea(more: Partial<NewIdea> = {}): Promise<{ id: string; slug: string }> {
  const idea: NewIdea = { title: `Idea ${newId()}`, style: "modern", roomType: "majlis", authorId: null, uploadSource: "manual", ...more };
  const [made] = await insertIdeas(db, [idea]);
  return made as { id: string; slug: string };
}
