import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import type { RegionPlateData } from "../ideas.contract.ts";
import { REGIONS, type Region } from "../ideas.ts";
import { EMPTY_SEARCH, type IdeaSearch, ideaListPath } from "../list/ideas.address.ts";
import { isPublicIdea, presentIdeaPhoto } from "./cards.server.ts";
import { type Cover, coverJson } from "./covers.server.ts";

const CANDIDATES = 4;
const COUNTED = 1_000;

type Row = { region: Region; count: number; covers: Cover[] };

/** The regions that have a room to show; `pick` chooses the photograph that represents it among its newest. */
export async function regionPlates(
  language: string,
  pick: (covers: readonly Cover[]) => Cover | undefined = ([newest]) => newest,
  within: Partial<IdeaSearch> = {},
): Promise<RegionPlateData[]> {
  const { rows } = await sql<Row>`
    select r.region, (select count(*)::int from (select from design_ideas i where ${isPublicIdea} and i.facets @> array['region:' || r.region] limit ${COUNTED}) n) count,
      (select coalesce(json_agg(${coverJson} order by c.place), '[]') from (
        select i.cover_id, row_number() over (order by i.published_at desc, i.id desc) place from design_ideas i
        where ${isPublicIdea} and i.facets @> array['region:' || r.region] and i.cover_id is not null order by place limit ${CANDIDATES}) c
        join files f on f.id = c.cover_id and f.width is not null) covers
    from unnest(${[...REGIONS]}::text[]) with ordinality r(region, place) order by r.place`.execute(db);
  const [heads, names] = [await translator(language, "ideas.heads"), await translator(language, "ideas")];
  return rows.flatMap(({ region, count, covers }) => {
    const cover = pick(covers);
    if (!cover) return [];
    return [
      {
        region,
        label: names(`region.${region}`),
        text: heads(`region.${region}.craft`),
        intro: heads(`region.${region}.intro`),
        path: ideaListPath({ ...EMPTY_SEARCH, collection: "saudi-regional", ...within, region }),
        count,
        photo: presentIdeaPhoto(cover.photo, language),
      },
    ];
  });
}
