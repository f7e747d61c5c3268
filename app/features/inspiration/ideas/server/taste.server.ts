import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { IdeaCardData } from "../ideas.contract.ts";
import type { Style } from "../ideas.ts";
import { isPublicIdea, selectIdeaCards } from "./cards.server.ts";

const STYLES = 2;

const savedOrLiked = (userId: string) => sql`
  select s.entity_id id from saved_items s where s.user_id = ${userId} and s.entity_type = 'idea'
  union select l.idea_id from idea_likes l where l.user_id = ${userId}`;

/** The newest ideas in the styles someone saved and liked most, without those already seen; any style until they like one. */
export async function newInTaste(userId: string, limit: number, language: string): Promise<{ styles: Style[]; items: IdeaCardData[] }> {
  const { rows } = await sql<{ style: Style }>`
    select i.style from (${savedOrLiked(userId)}) known join design_ideas i on i.id = known.id where ${isPublicIdea}
    group by i.style order by count(*) desc, i.style limit ${STYLES}`.execute(db);
  const styles = rows.map(({ style }) => style);
  const items = await selectIdeaCards(
    sql`select i.id, row_number() over (order by i.published_at desc, i.id desc) place from design_ideas i
      where ${isPublicIdea} and i.cover_id is not null ${styles.length > 0 ? sql`and i.style = any(${styles}::text[])` : sql``}
        and i.id not in (${savedOrLiked(userId)})
      order by i.published_at desc, i.id desc limit ${limit}`,
    language,
  );
  return { styles, items };
}
