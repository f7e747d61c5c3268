import { z } from "zod";
import { PROFESSIONAL_TYPES } from "#app/features/people/profiles/public.ts";
import { IdSchema, MoneySchema, publicProcedure } from "#app/platform/api/contract.ts";
import { PicturedPiece } from "#app/platform/media/pictured-piece.ts";
import { COLOR_FAMILIES } from "../ideas.colors.ts";
import { IdeaCard, IdeaPhoto, RegionPlate } from "../ideas.contract.ts";
import { REGIONS, ROOM_TYPES, STYLES } from "../ideas.ts";
import { COLOR_NAMES } from "./palette.ts";

/** The author of the room, if visible to the viewer. */
const Author = z.object({
  id: IdSchema,
  kind: z.enum(["vendor", "professional", "person"]),
  name: z.string(),
  /** Their page: a vendor's, or a profile. */
  path: z.string(),
  city: z.string().nullable(),
  profession: z.enum(PROFESSIONAL_TYPES).nullable(),
  /** The recipient of a message; null when they cannot be messaged, and for the viewer's own ideas. */
  contact: z.union([z.object({ vendor: z.string() }), z.object({ profile: IdSchema })]).nullable(),
});
export type IdeaAuthor = z.infer<typeof Author>;

const Detail = IdeaCard.extend({
  description: z.string(),
  region: z.enum(REGIONS).nullable(),
  /** Cover first. */
  photos: z.array(IdeaPhoto),
  /** Chosen colors, else those the cover shows most, each with the nearest name. */
  palette: z.array(z.object({ hex: z.string(), name: z.enum(COLOR_NAMES) })),
  author: Author.nullable(),
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  permissions: z.object({ canEdit: z.boolean(), canMarkPieces: z.boolean() }),
});
export type IdeaDetail = z.infer<typeof Detail>;

/** A card of the page /inspiration. All counts and marks come from rows. */
const InspirationCard = z.object({
  id: IdSchema,
  slug: z.string(),
  title: z.string(),
  designer: z.object({ name: z.string(), path: z.string() }).nullable(),
  category: z.enum(ROOM_TYPES),
  style: z.enum(STYLES),
  image: IdeaPhoto,
  likes: z.number().int(),
  /** 0 while nobody has rated it. */
  rating: z.number(),
  ratingCount: z.number().int(),
  estimatedCost: MoneySchema.nullable(),
  duration: z.string().nullable(),
  tags: z.array(z.string()),
  isBookmarked: z.boolean(),
  isLiked: z.boolean(),
});
export type InspirationCardData = z.infer<typeof InspirationCard>;

const cards = z.array(IdeaCard);

const Magazine = z.object({
  newest: cards,
  /** The family of colors that people liked most in the past days, with its most liked rooms. */
  color: z.object({ family: z.enum(COLOR_FAMILIES), ideas: cards }).nullable(),
  /** Most liked and saved within a month. */
  popular: cards,
  regional: cards,
  pair: IdeaCard.nullable(),
});

export type IdeasMagazine = z.infer<typeof Magazine>;

const Front = z.object({
  /** The most popular idea with a photograph that can fill the hero. */
  hero: IdeaCard.extend({ maker: z.object({ name: z.string(), isVendor: z.boolean() }).nullable() }).nullable(),
  newest: cards,
  /** A photograph of each room and style that has one. */
  rooms: z.array(z.object({ room: z.enum(ROOM_TYPES), photo: IdeaPhoto })),
  styles: z.array(z.object({ style: z.enum(STYLES), room: z.enum(ROOM_TYPES), photo: IdeaPhoto })),
  /** Regions that have a room with a photograph. */
  regions: z.array(RegionPlate),
  professionals: z.array(Author.extend({ photo: IdeaPhoto })),
});
export type IdeasFront = z.infer<typeof Front>;

const slug = z.string().min(1).max(240);
const tags = ["Ideas"];

export const ideaDetailContract = {
  /** A published idea by its address. Open to everybody. */
  get: publicProcedure.route({ method: "GET", path: "/ideas/{slug}", summary: "Get an idea", tags }).input(z.object({ slug })).output(Detail),
  /** What of the shop stands in the photographs of a published idea. Open to everybody. */
  pieces: publicProcedure
    .route({ method: "GET", path: "/ideas/{slug}/pieces", summary: "List the pieces in an idea", tags })
    .input(z.object({ slug }))
    .output(z.array(PicturedPiece)),
  /** The address of the published idea with this id, or with a photograph of this id. Open to everybody. */
  resolve: publicProcedure
    .route({ method: "GET", path: "/idea-links/{id}", summary: "Find the address of an idea", tags })
    .input(z.object({ id: IdSchema }))
    .output(z.object({ slug: z.string() })),
  /** The eight newest images with everything a card shows. Open to everybody; the marks are the viewer's own. */
  newestImages: publicProcedure.route({ method: "GET", path: "/inspiration", summary: "List the newest images", tags }).output(z.array(InspirationCard)),
  /** The ideas area's inspiration page. Open to everybody. */
  magazine: publicProcedure.route({ method: "GET", path: "/idea-pages/inspiration", summary: "Get the inspiration page", tags }).output(Magazine),
  /** The home page's ideas and professionals. Open to everybody. */
  front: publicProcedure.route({ method: "GET", path: "/idea-pages/home", summary: "Get the home page's ideas", tags }).output(Front),
};
