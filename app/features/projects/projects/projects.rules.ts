// The rules of a brief, field by field. What is unfinished is stored; what a brief needs before it is placed stands in `missingFrom`.
import * as z from "zod/mini";
import { isDay } from "#app/platform/rules/days.ts";
import { judge, type ValuesOf } from "#app/platform/rules/judge.ts";
import { optionalAmount, optionalNumber } from "#app/platform/rules/numbers.ts";
import { manyLines, oneLine } from "#app/platform/rules/plain-texts.ts";
import type { Problems } from "#app/platform/rules/problems.ts";
import { choices, oneOf, optionalText, text } from "#app/platform/rules/texts.ts";
import {
  ITEM_LENGTH,
  LARGEST_BUDGET,
  LARGEST_QUANTITY,
  LARGEST_ROOM,
  LINE_LENGTH,
  MOST_ITEMS,
  MOST_OF_A_PIECE,
  MOST_ROOMS,
  NOTE_LENGTH,
  OCCUPANCIES,
  OWNERSHIPS,
  PERMITS,
  PROJECT_STYLES,
  PROPERTIES,
  ROOM_KINDS,
  type STEP_OF,
  TEXT_LENGTH,
  TITLE_LENGTH,
  UNITS,
  WORKS,
} from "./projects.ts";

const OLDEST = 1_800;
const NEWEST = 2_200;

const optionalOneOf = (known: readonly string[]) => z.nullable(z.string()).check(z.refine((given) => given === null || known.includes(given), "unknown"));
const optionalDay = () => z.nullable(z.string()).check(z.refine((given) => given === null || isDay(given), "date"));
const name = (longest: number) => z.string().check(z.overwrite(oneLine), z.maxLength(longest, "tooLong"));
const id = () => z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "unknown"));

const Room = z.object({
  id: id(),
  kind: oneOf(ROOM_KINDS, "unknown"),
  name: optionalText(LINE_LENGTH),
  area: optionalNumber(0.1, LARGEST_ROOM, "area"),
  note: optionalText(NOTE_LENGTH, manyLines),
});
const Item = z.object({
  id: id(),
  roomId: z.nullable(z.string()),
  /** An empty row is not stored. */
  name: name(ITEM_LENGTH),
  quantity: optionalNumber(0.001, LARGEST_QUANTITY, "quantity"),
  unit: oneOf(UNITS, "unknown"),
  note: optionalText(NOTE_LENGTH, manyLines),
});

const isEachOnce = (rows: readonly { id: string }[]): boolean => new Set(rows.map((row) => row.id)).size === rows.length;

export const briefRules = {
  title: text(TITLE_LENGTH),
  work: optionalOneOf(WORKS),
  property: optionalOneOf(PROPERTIES),
  ownership: optionalOneOf(OWNERSHIPS),
  builtYear: z
    .nullable(z.number("number"))
    .check(z.refine((given) => given === null || (Number.isInteger(given) && given >= OLDEST && given <= NEWEST), "year")),
  /** The English name of a city; the server knows them. */
  city: optionalText(LINE_LENGTH),
  district: optionalText(LINE_LENGTH),
  street: optionalText(LINE_LENGTH),
  rooms: z.array(Room).check(z.maxLength(MOST_ROOMS, "tooMany"), z.refine(isEachOnce, "unknown")),
  styles: choices(PROJECT_STYLES.length).check(z.refine((given) => given.every((style) => (PROJECT_STYLES as readonly string[]).includes(style)), "unknown")),
  about: optionalText(TEXT_LENGTH, manyLines),
  must: optionalText(TEXT_LENGTH, manyLines),
  mustNot: optionalText(TEXT_LENGTH, manyLines),
  items: z.array(Item).check(z.maxLength(MOST_ITEMS, "tooMany"), z.refine(isEachOnce, "unknown")),
  startsOn: optionalDay(),
  permits: optionalOneOf(PERMITS),
  occupancy: optionalOneOf(OCCUPANCIES),
  budgetMin: optionalAmount(LARGEST_BUDGET),
  budgetMax: optionalAmount(LARGEST_BUDGET),
};
export type BriefValues = ValuesOf<typeof briefRules>;
export type BriefRoom = BriefValues["rooms"][number];
export type BriefItem = BriefValues["items"][number];
export type BriefField = keyof BriefValues;
/** What the log says that was changed. */
export type BriefPart = BriefField | "pieces";

/** Normalized values and what is wrong with them; the two ends of the budget are looked at together. */
export function judgeBrief(given: Partial<BriefValues>): { values: Partial<BriefValues>; problems: Problems } {
  const { values, problems } = judge(briefRules, given);
  const { budgetMin, budgetMax } = values;
  if ((budgetMin === undefined) !== (budgetMax === undefined) || (typeof budgetMin === "number" && budgetMax === null)) problems["budgetMax"] = "budgetPair";
  else if (typeof budgetMin === "number" && typeof budgetMax === "number" && budgetMin > budgetMax) problems["budgetMax"] = "budgetOrder";
  // 'up to so much'
  if (budgetMin === null && typeof budgetMax === "number") values.budgetMin = 0;
  return { values: { ...values, ...(values.items && { items: values.items.filter((item) => item.name !== "") }) }, problems };
}

/** A piece of the shop in a brief. */
export const pieceRules = {
  quantity: z.number("quantity").check(z.refine((given) => Number.isInteger(given) && given >= 1 && given <= MOST_OF_A_PIECE, "quantity")),
  note: optionalText(NOTE_LENGTH),
};
export type PieceValues = ValuesOf<typeof pieceRules>;

/** What a brief lacks before people can price it. */
export type NeededField = keyof typeof STEP_OF;
export function missingFrom(brief: Pick<BriefValues, "work" | "property" | "city" | "rooms" | "about" | "items">): NeededField[] {
  const missing: NeededField[] = [];
  if (!brief.work) missing.push("work");
  if (!brief.property) missing.push("property");
  if (!brief.city) missing.push("city");
  if (brief.rooms.length === 0) missing.push("rooms");
  if (!brief.about && brief.items.length === 0) missing.push("items");
  return missing;
}
