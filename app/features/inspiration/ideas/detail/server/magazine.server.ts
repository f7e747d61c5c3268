import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { COLOR_FAMILIES, type ColorFamily } from "../../ideas.colors.ts";
import type { IdeaCardData } from "../../ideas.contract.ts";
import { isPublicIdea, selectIdeaCards } from "../../server/cards.server.ts";
import { bytesOf } from "../../server/covers.server.ts";
import { firstIdeas, likedPair, newestFirst } from "./front.server.ts";

const ROW = 4;
const LEAD = 5;
const WEEK_DAYS = 7;
const MONTH_DAYS = 30;
/** Exact ranks are not needed: only the most recent reactions are read. */
const COUNTED = 20_000;
/** Walls, floors and wood are in every room. */
const NEUTRAL: readonly ColorFamily[] = ["white", "beige", "gray", "black", "brown"];

/** The ideas area's inspiration page: all of it comes from rows. No photograph appears twice while there are others. */
export async function magazine(language: string) {
  const newest = await firstIdeas(newestFirst, LEAD, language);
  const [color, popular, regional, pair] = await Promise.all([
    colorOfTheWeek(language),
    popularThisMonth(language),
    firstIdeas(newestFirst, 3 * ROW, language, sql`i.facets @> '{regional}'`),
    likedPair(newest, language),
  ]);
  const photosOf = ({ photo, before }: IdeaCardData) => [photo, before].flatMap((one) => one?.id ?? []);
  const bytes = await bytesOf([...newest, ...popular, ...regional, ...(color?.ideas ?? []), ...(pair ? [pair] : [])].flatMap(photosOf));
  const shown = new Set([...newest.flatMap(({ photo }) => photo?.id ?? []), ...(pair ? photosOf(pair) : [])].map((id) => bytes.get(id)));
  const isNew = ({ photo }: IdeaCardData) => !shown.has(bytes.get(photo?.id ?? ""));
  const row = (ideas: readonly IdeaCardData[]): IdeaCardData[] => {
    const chosen = [...ideas.filter(isNew), ...ideas.filter((idea) => !isNew(idea))].slice(0, ROW);
    for (const { photo } of chosen) shown.add(bytes.get(photo?.id ?? ""));
    return chosen;
  };
  return { newest, color: color && { ...color, ideas: row(color.ideas) }, popular: row(popular), regional: row(regional), pair };
}

const recentLikes = (days: number) =>
  sql`(select idea_id from idea_likes where created_at > now() - make_interval(days => ${days}) order by created_at desc limit ${COUNTED})`;

/** The family among the rooms liked in the past seven days; neutrals do not count. Null in a week without likes. */
async function colorOfTheWeek(language: string): Promise<{ family: ColorFamily; ideas: IdeaCardData[] } | null> {
  const { rows } = await sql<{ family: ColorFamily }>`
    select family from ${recentLikes(WEEK_DAYS)} l join design_ideas i on i.id = l.idea_id cross join unnest(i.color_families) family
    where ${isPublicIdea} and family = any(${COLOR_FAMILIES.filter((family) => !NEUTRAL.includes(family))}::text[])
    group by family order by count(*) desc, family limit 1`.execute(db);
  const family = rows[0]?.family;
  if (!family) return null;
  const ideas = await firstIdeas(sql`i.popularity desc, i.id desc`, 3 * ROW, language, sql`i.facets @> array[${`color:${family}`}]`);
  return { family, ideas };
}

/** Likes once, saved ideas twice, as in `popularity`, of the past thirty days. */
const popularThisMonth = (language: string): Promise<IdeaCardData[]> =>
  selectIdeaCards(
    sql`select id, row_number() over (order by points desc, id desc) place from (
      select i.id, sum(r.points) points from (
        select idea_id, 1 points from ${recentLikes(MONTH_DAYS)} l
        union all
        select entity_id, 2 from (select entity_id from saved_items where entity_type = 'idea' and created_at > now() - make_interval(days => ${MONTH_DAYS})
          order by created_at desc limit ${COUNTED}) s) r
      join design_ideas i on i.id = r.idea_id where ${isPublicIdea} group by i.id order by points desc, i.id desc limit ${3 * ROW}) top`,
    language,
  );
