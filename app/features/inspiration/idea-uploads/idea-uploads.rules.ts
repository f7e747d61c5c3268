import {
  DESCRIPTION_LENGTH,
  DIFFICULTIES,
  type Difficulty,
  MOST_COLORS,
  MOST_COST,
  MOST_PHOTOS,
  MOST_TAGS,
  REGIONS,
  type Region,
  ROOM_TYPES,
  type RoomType,
  STYLES,
  type Style,
  TAG_LENGTH,
  TIME_LENGTH,
  TITLE_LENGTH,
} from "#app/features/inspiration/ideas/public.ts";
import { toMinor } from "#app/platform/money/money.ts";

/** What an editor says about an idea, with the names of the product's documents. Styles and rooms are empty until they are chosen. */
export type IdeaFields = {
  title: string;
  title_ar: string;
  description: string;
  description_ar: string;
  style: string;
  room_type: string;
  region: string;
  color_palette: readonly string[];
  tags: readonly string[];
  /** Riyals; 0 is 'not said'. */
  estimated_cost: number;
  difficulty_level: string;
  time_estimate: string;
};
export type IdeaField = keyof IdeaFields | "photos" | "before";

type IdeaProblem =
  | "titleRequired"
  | "styleRequired"
  | "roomRequired"
  | "tooLong"
  | "tagTooLong"
  | "tooManyTags"
  | "tooManyColors"
  | "color"
  | "cost"
  | "unknown"
  | "tooManyPhotos"
  | "unknownPhoto"
  | "photoFailed"
  | "EMPTY"
  | "TOO_LARGE"
  | "UNSUPPORTED"
  | "HEIC"
  | "TOO_MANY_PIXELS"
  | "DAMAGED"
  | "BUSY";
export type IdeaProblems = Partial<Record<IdeaField, IdeaProblem>>;

/** A new form. */
export const EMPTY_IDEA: IdeaFields = {
  title: "",
  title_ar: "",
  description: "",
  description_ar: "",
  style: "",
  room_type: "",
  region: "",
  color_palette: [],
  tags: [],
  estimated_cost: 0,
  difficulty_level: "medium",
  time_estimate: "",
};

const LONGEST: Partial<Record<IdeaField, number>> = {
  title: TITLE_LENGTH,
  title_ar: TITLE_LENGTH,
  description: DESCRIPTION_LENGTH,
  description_ar: DESCRIPTION_LENGTH,
  time_estimate: TIME_LENGTH,
};

const HEX = /^#[0-9A-F]{6}$/;
const includes = (known: readonly string[], value: string) => known.includes(value);

/** A tag is added if it says something and is not there yet. */
export function withTag(tags: readonly string[], typed: string): readonly string[] {
  const tag = typed.trim();
  return tag === "" || tags.includes(tag) ? tags : [...tags, tag];
}

/** A color is there once. */
export const withColor = (colors: readonly string[], color: string): readonly string[] => (colors.includes(color) ? colors : [...colors, color]);

/** Without spaces around, every tag and color once, codes of colors in capitals. */
export function tidyIdea<Part extends Partial<IdeaFields>>(given: Part): Part {
  const tidy: Partial<IdeaFields> = Object.fromEntries(
    Object.entries(given).map(([field, value]) => [field, typeof value === "string" ? value.trim() : value]),
  );
  if (given.tags) tidy.tags = given.tags.reduce<readonly string[]>(withTag, []);
  if (given.color_palette) tidy.color_palette = given.color_palette.map((color) => color.trim().toUpperCase()).reduce<readonly string[]>(withColor, []);
  return tidy as Part;
}

/** What is wrong with the fields that are given. */
export function checkIdea(given: Partial<IdeaFields> & { photoCount?: number }): IdeaProblems {
  const problems: IdeaProblems = {};
  const { title, style, room_type, region, difficulty_level, tags, color_palette, estimated_cost } = given;
  for (const [field, longest] of Object.entries(LONGEST) as [keyof IdeaFields, number][]) {
    const value = given[field];
    if (typeof value === "string" && value.length > longest) problems[field] = "tooLong";
  }
  if (title === "") problems.title = "titleRequired";
  if (style === "") problems.style = "styleRequired";
  else if (style !== undefined && !includes(STYLES, style)) problems.style = "unknown";
  if (room_type === "") problems.room_type = "roomRequired";
  else if (room_type !== undefined && !includes(ROOM_TYPES, room_type)) problems.room_type = "unknown";
  if (region && !includes(REGIONS, region)) problems.region = "unknown";
  if (difficulty_level !== undefined && !includes(DIFFICULTIES, difficulty_level)) problems.difficulty_level = "unknown";
  if (tags && tags.length > MOST_TAGS) problems.tags = "tooManyTags";
  if (tags?.some((tag) => tag.length > TAG_LENGTH)) problems.tags = "tagTooLong";
  if (color_palette && color_palette.length > MOST_COLORS) problems.color_palette = "tooManyColors";
  if (color_palette?.some((color) => !HEX.test(color))) problems.color_palette = "color";
  if (estimated_cost !== undefined && !(estimated_cost >= 0 && estimated_cost <= MOST_COST)) problems.estimated_cost = "cost";
  if (given.photoCount !== undefined && given.photoCount > MOST_PHOTOS) problems.photos = "tooManyPhotos";
  return problems;
}

/** Fields that `checkIdea` found good, as ideas are written. */
export const asIdea = (fields: IdeaFields) => ({
  title: fields.title,
  titleAr: fields.title_ar || null,
  content: fields.description,
  contentAr: fields.description_ar || null,
  style: fields.style as Style,
  roomType: fields.room_type as RoomType,
  region: (fields.region || null) as Region | null,
  colors: fields.color_palette,
  tags: fields.tags,
  /** Halalas. */
  estimatedCost: toMinor(fields.estimated_cost) || null,
  difficulty: fields.difficulty_level as Difficulty,
  estimatedTime: fields.time_estimate || null,
});
