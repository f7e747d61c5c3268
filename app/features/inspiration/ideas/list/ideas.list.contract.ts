import { z } from "zod";
import { IdSchema, publicProcedure } from "#app/platform/api/contract.ts";
import { Cursor, morePage, orNone } from "#app/platform/list/list-schema.ts";
import { COLLECTIONS, type CollectionName } from "../ideas.collections.ts";
import { COLOR_FAMILIES } from "../ideas.colors.ts";
import { IdeaCard, IdeaPhoto, RegionPlate } from "../ideas.contract.ts";
import { DIFFICULTIES, REGIONS, ROOM_TYPES, STYLES, TAG_LENGTH } from "../ideas.ts";
import { IDEA_SORTS, MAX_PAGE, MOST_RIYALS, PLACES, SEARCH_LENGTH } from "./ideas.address.ts";

const collectionNames = Object.keys(COLLECTIONS) as [CollectionName, ...CollectionName[]];
const riyals = z.coerce.number().int().min(0).max(MOST_RIYALS).nullable().default(null);

const Filters = z.object({
  search: z.string().max(SEARCH_LENGTH).default(""),
  collection: orNone(z.enum(collectionNames)),
  room: orNone(z.enum(ROOM_TYPES)),
  style: orNone(z.enum(STYLES)),
  region: orNone(z.enum(REGIONS)),
  /** A family of colors, or six hexadecimal digits: then those with the nearest color, nearest first. */
  color: orNone(z.union([z.enum(COLOR_FAMILIES), z.string().regex(/^[0-9a-f]{6}$/)])),
  /** What the room costs, in riyals. */
  from: riyals,
  to: riyals,
  difficulty: orNone(z.enum(DIFFICULTIES)),
  tag: z.string().max(TAG_LENGTH).default(""),
  /** 'pairs': only ideas that also show the room before. */
  kind: z.enum(["all", "pairs"]).default("all"),
});
export type IdeaListFilters = z.infer<typeof Filters>;

const List = Filters.extend({
  sort: z.enum(IDEA_SORTS).default("best"),
  after: Cursor.optional(),
  /** A page by its number, for links; with `after` it has no meaning. */
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
});
export type IdeaListInput = z.infer<typeof List>;

const Page = morePage(IdeaCard);
export type IdeaPage = z.infer<typeof Page>;

const PhotoOfIdea = z.object({ photo: IdeaPhoto, ideaId: IdSchema, slug: z.string(), title: z.string() });
export type PhotoOfIdea = z.infer<typeof PhotoOfIdea>;
const PhotoPage = morePage(PhotoOfIdea);
export type IdeaPhotoPage = z.infer<typeof PhotoPage>;

const Facets = z.object({
  /** How many match, at most 1,000: then `isCapped` is true and the count reads '1,000+'. */
  total: z.number().int(),
  isCapped: z.boolean(),
  /** The tags that the most popular of them carry, most frequent first. */
  tags: z.array(z.string()),
  /** The rooms that have ideas at all. */
  rooms: z.array(z.enum(ROOM_TYPES)),
  /** The corrected words, when no idea has the given ones. */
  correctedSearch: z.string().nullable(),
});
export type IdeaFacets = z.infer<typeof Facets>;

const Head = z.object({
  headline: z.string(),
  intro: z.string(),
  description: z.string(),
  /** The breadcrumbs, without the current page. */
  trail: z.array(z.object({ label: z.string(), path: z.string() })),
  /** Of the list of regional houses: each region with its building tradition. */
  traditions: z.array(RegionPlate),
});
export type IdeaHead = z.infer<typeof Head>;

const cover = <T extends z.ZodType>(value: T) => z.object({ value, photo: IdeaPhoto.nullable() });
const Browse = z.object({ rooms: z.array(cover(z.enum(ROOM_TYPES))), styles: z.array(cover(z.enum(STYLES))) });
export type IdeaBrowse = z.infer<typeof Browse>;

const tags = ["Ideas"];

export const ideasContract = {
  /** 24 ideas. Words match from their beginnings, in either language. Open to everybody. */
  list: publicProcedure.route({ method: "GET", path: "/ideas", summary: "List design ideas", tags }).input(List).output(Page),
  /** Every photograph of the ideas that `list` gives for the same input, by idea. Open to everybody. */
  photos: publicProcedure.route({ method: "GET", path: "/ideas/photos", summary: "List photographs of design ideas", tags }).input(List).output(PhotoPage),
  /** How many ideas match, and tags to narrow them. Open to everybody. */
  facets: publicProcedure.route({ method: "GET", path: "/ideas/facets", summary: "Count design ideas", tags }).input(Filters).output(Facets),
  /** What a list is called and how it is introduced, in the language of the request. Open to everybody. */
  head: publicProcedure
    .route({ method: "GET", path: "/ideas/heads", summary: "Get the headline of a list of design ideas", tags })
    .input(Filters.pick({ collection: true, room: true, style: true, region: true, color: true }).extend({ place: z.enum(PLACES).default("all") }))
    .output(Head),
  /** A photograph for each room and each style: of the most popular idea of that kind. Open to everybody. */
  browse: publicProcedure.route({ method: "GET", path: "/ideas/browse", summary: "List rooms and styles with a photograph", tags }).output(Browse),
};
