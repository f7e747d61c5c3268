// The rules of a project as its owner edits it: contract, service and form have them from here.

import * as z from "zod/mini";
import { judge, shapeOf, type ValuesOf } from "#app/platform/rules/judge.ts";
import { optionalAmount, optionalNumber } from "#app/platform/rules/numbers.ts";
import { manyLines } from "#app/platform/rules/plain-texts.ts";
import { ROOM_TYPES, STYLES } from "#app/platform/rules/rooms-and-styles.ts";
import { choices, oneOf, optionalText, text } from "#app/platform/rules/texts.ts";
import { LICENSES, MAX_PHOTOS, TITLE_LENGTH } from "./portfolio.ts";

const LONGEST_TEXT = 3_000;
const LONGEST_LINE = 120;
const LONGEST_MATERIALS = 300;
const EARLIEST_YEAR = 1950;
const LARGEST_M2 = 1_000_000;
const MOST_WEEKS = 1_000;

const among = (known: readonly string[]) => choices(known.length).check(z.refine((given) => given.every((item) => known.includes(item)), "required"));
const wholeOrNone = (least: number, most: number) =>
  optionalNumber(least, most, "number").check(z.refine((given) => given === null || Number.isInteger(given), "number"));

const photo = z.object({ id: z.string(), altEn: optionalText(300), altAr: optionalText(300), beforeId: z.nullable(z.string()) });

export const PROJECT_RULES = {
  title: text(TITLE_LENGTH),
  titleAr: optionalText(TITLE_LENGTH),
  description: optionalText(LONGEST_TEXT, manyLines),
  descriptionAr: optionalText(LONGEST_TEXT, manyLines),
  rooms: among(ROOM_TYPES),
  styles: among(STYLES),
  year: wholeOrNone(EARLIEST_YEAR, new Date().getFullYear() + 1),
  /** By its stored name. */
  city: optionalText(LONGEST_LINE),
  district: optionalText(LONGEST_LINE),
  areaM2: wholeOrNone(1, LARGEST_M2),
  weeks: wholeOrNone(1, MOST_WEEKS),
  /** Halalas. */
  costFrom: optionalAmount(),
  costTo: optionalAmount(),
  materials: optionalText(LONGEST_MATERIALS),
  license: oneOf(LICENSES),
  hasPermission: z.boolean(),
  photos: z.array(photo).check(z.maxLength(MAX_PHOTOS, "tooMany")),
};
export type ProjectFields = ValuesOf<typeof PROJECT_RULES>;
export type ProjectField = keyof ProjectFields;
export const PROJECT_FIELDS = Object.keys(PROJECT_RULES) as ProjectField[];

/** What a contract takes for them. */
export const projectShape = () => shapeOf(PROJECT_RULES);

export type ProjectProblem =
  | "required"
  | "tooLong"
  | "tooMany"
  | "number"
  | "negative"
  | "city"
  | "costOrder"
  | "unknownPhoto"
  | "photoFailed"
  | "photoNeeded"
  | "permissionNeeded"
  | "roomNeeded"
  | "styleNeeded";
export type ProjectProblems = Record<string, ProjectProblem>;

/** A photograph and its before are two, and each is named once. */
const arePairs = (photos: ProjectFields["photos"]): boolean => {
  const ids = photos.flatMap(({ id, beforeId }) => (beforeId === null ? [id] : [id, beforeId]));
  return new Set(ids).size === ids.length;
};

/** The values as they are stored, and what is wrong with those that are present. */
export function judgeProject<Given extends Partial<ProjectFields>>(given: Given): { values: Given; problems: ProjectProblems } {
  const { values, problems } = judge(PROJECT_RULES, given);
  if (values.photos && !arePairs(values.photos)) problems["photos"] ??= "unknownPhoto";
  return { values, problems: problems as ProjectProblems };
}

/** The whole row: the cost's two ends in their order. */
export const problemsTogether = ({ costFrom, costTo }: Pick<ProjectFields, "costFrom" | "costTo">): ProjectProblems =>
  costTo !== null && (costFrom === null || costTo < costFrom) ? { costTo: "costOrder" } : {};

type Publishable = Pick<ProjectFields, "photos" | "hasPermission">;

/** What a project lacks before others may see it. */
export const problemsToPublish = ({ photos, hasPermission }: Publishable): ProjectProblems => ({
  ...(photos.length === 0 && { photos: "photoNeeded" as const }),
  ...(!hasPermission && { hasPermission: "permissionNeeded" as const }),
});

/** What it lacks to become a design idea, which has one room and one style. */
export const problemsForIdea = ({ rooms, styles }: Pick<ProjectFields, "rooms" | "styles">): ProjectProblems => ({
  ...(rooms.length === 0 && { rooms: "roomNeeded" as const }),
  ...(styles.length === 0 && { styles: "styleNeeded" as const }),
});
