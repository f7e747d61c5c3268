// The rules of an idea's form, with the names of the product's documents: contract, service and form have them from here.
import * as z from "zod/mini";
import {
  DESCRIPTION_LENGTH,
  DIFFICULTIES,
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
import { judge, type ValuesOf } from "#app/platform/rules/judge.ts";

type Known = readonly [string, ...string[]];
/** A text; an empty one is 'not said'. */
const optional = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, "tooLong"));
const optionalOneOf = (known: Known) =>
  z.string().check(
    z.trim(),
    z.refine((given) => given === "" || known.includes(given), "unknown"),
  );
/** One of a list, empty until it is chosen. */
const oneOf = (known: Known, required: string) => optionalOneOf(known).check(z.minLength(1, required));
const once = (given: readonly string[]) => [...new Set(given)];
/** Texts, each once. */
const texts = (tidy: (text: string) => string) => z.array(z.string()).check(z.overwrite((given) => once(given.map(tidy).filter(Boolean))));

const HEX = /^#[0-9A-F]{6}$/;

const IDEA_RULES = {
  title: optional(TITLE_LENGTH).check(z.minLength(1, "titleRequired")),
  title_ar: optional(TITLE_LENGTH),
  description: optional(DESCRIPTION_LENGTH),
  description_ar: optional(DESCRIPTION_LENGTH),
  style: oneOf(STYLES, "styleRequired"),
  room_type: oneOf(ROOM_TYPES, "roomRequired"),
  region: optionalOneOf(REGIONS),
  /** Codes in capitals. */
  color_palette: texts((color) => color.trim().toUpperCase()).check(
    z.refine((given) => given.every((color) => HEX.test(color)), "color"),
    z.maxLength(MOST_COLORS, "tooManyColors"),
  ),
  tags: texts((tag) => tag.trim()).check(
    z.refine((given) => given.every((tag) => tag.length <= TAG_LENGTH), "tagTooLong"),
    z.maxLength(MOST_TAGS, "tooManyTags"),
  ),
  /** Riyals; 0 is 'not said'. */
  estimated_cost: z.number("cost").check(z.refine((given) => given >= 0 && given <= MOST_COST, "cost")),
  difficulty_level: z.enum(DIFFICULTIES, "unknown"),
  time_estimate: optional(TIME_LENGTH),
};
export type IdeaFields = ValuesOf<typeof IDEA_RULES>;
export type IdeaField = keyof IdeaFields | "photos" | "before";
export type IdeaProblems = Partial<Record<IdeaField, string>>;

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

/** A tag is added if it says something and is not there yet. */
export const withTag = (tags: readonly string[], typed: string): string[] => once([...tags, typed.trim()].filter(Boolean));

/** Without spaces around, every tag and color once, codes of colors in capitals. */
export const tidyIdea = <Part extends Partial<IdeaFields>>(given: Part): Part => judge(IDEA_RULES, given).values;

/** What is wrong with the fields that are given. */
export function checkIdea({ photoCount = 0, ...given }: Partial<IdeaFields> & { photoCount?: number }): IdeaProblems {
  const { problems } = judge(IDEA_RULES, given);
  return { ...problems, ...(photoCount > MOST_PHOTOS && { photos: "tooManyPhotos" }) };
}

/** Fields that passed `checkIdea`, as columns. */
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
  difficulty: fields.difficulty_level,
  estimatedTime: fields.time_estimate || null,
});
