import { z } from "zod";
import { IdSchema, MoneySchema } from "#app/platform/api/contract.ts";
import { PublicPhoto } from "#app/platform/media/photo-schema.ts";
import { DIFFICULTIES, REGIONS, ROOM_TYPES, STYLES } from "./ideas.ts";

export const IdeaPhoto = PublicPhoto.extend({
  /** Dominant colors, most frequent first. */
  colors: z.array(z.string()),
});

/** One idea on a card. Texts are in the language of the request where the idea has them. */
export const IdeaCard = z.object({
  id: IdSchema,
  slug: z.string(),
  title: z.string(),
  roomType: z.enum(ROOM_TYPES),
  style: z.enum(STYLES),
  difficulty: z.enum(DIFFICULTIES),
  estimatedCost: MoneySchema.nullable(),
  estimatedTime: z.string().nullable(),
  tags: z.array(z.string()),
  likes: z.number().int(),
  saves: z.number().int(),
  /** 0 while nobody has rated it. */
  rating: z.number(),
  ratingCount: z.number().int(),
  photo: IdeaPhoto.nullable(),
  before: IdeaPhoto.nullable(),
});
/** A region of the country with one of its rooms and the craft it is known for; `text` is the craft in a line, `intro` in a sentence. */
export const RegionPlate = z.object({
  region: z.enum(REGIONS),
  label: z.string(),
  text: z.string(),
  intro: z.string(),
  path: z.string(),
  count: z.number().int(),
  photo: IdeaPhoto,
});
export type RegionPlateData = z.infer<typeof RegionPlate>;
export type IdeaCardData = z.infer<typeof IdeaCard>;
export type IdeaPhotoData = z.infer<typeof IdeaPhoto>;
