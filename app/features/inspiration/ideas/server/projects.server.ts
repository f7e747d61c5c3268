import { sql } from "kysely";
import { isOpenProject } from "#app/features/people/portfolio/public.server.ts";
import type { SourceFound } from "#app/features/projects/projects/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
import { isPublicIdea } from "./cards.server.ts";

/** What a project that begins with an idea takes over. */
export async function projectFromIdea(_: Viewer, id: string, language: string): Promise<SourceFound | null> {
  const { rows } = await sql<{ title: string; titleAr: string | null; room: string; style: string; cover: string | null }>`
    select i.title, i.title_ar "titleAr", i.room_type room, i.style, i.cover_id cover from design_ideas i where i.id = ${id} and ${isPublicIdea}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  return {
    title: localText(row.title, row.titleAr, language),
    ...{ rooms: [row.room], styles: [row.style], pictures: row.cover ? [row.cover] : [] },
  };
}

/** What rooms cost, as the authors of published ideas say; an idea that was made of a finished project is counted there. */
export const ideaCosts = sql<{ room: string; cost: number }>`
  select i.room_type room, i.estimated_cost "cost" from design_ideas i where ${isPublicIdea} and i.estimated_cost > 0 and i.currency = 'SAR'
    and not exists (select from portfolio_projects o where o.idea_id = i.id and ${isOpenProject} and o.cost_from > 0 and cardinality(o.rooms) = 1)`;
