// A list's filters, order and place as its address has them. Shared by loader, screen, contract and page cache; without zod, so that screens stay small.
import { isDay } from "#app/platform/rules/days.ts";

type Choice<T extends string> = { type: "choice"; values: readonly T[]; initial: T | "" };
type OneOf<T extends string> = { type: "oneOf"; values: readonly T[] };
type Words = { type: "words" | "value"; longest: number };
type Page = { type: "page"; last: number };
type Plain = { type: "id" | "opened" | "day" };
/** A custom field. `read` returns undefined for values that count as missing. */
type Own<T> = { type: "own"; initial: T; read(text: string): T | undefined; write(value: T): string };
/** `name`: the parameter, where it differs from the field. */
export type Field = (Choice<string> | OneOf<string> | Words | Page | Plain | AnyOwn) & { name?: string };
type AnyOwn = { type: "own"; initial: unknown; read(text: string): unknown; write(value: never): string };
type Shorthand = readonly string[] | "words" | "id" | "opened" | "day" | "page";

/** Empty text means not given. */
type ValueOf<F> = F extends readonly (infer T)[]
  ? T | ""
  : F extends Choice<infer T>
    ? T | ""
    : F extends OneOf<infer T>
      ? T
      : F extends Own<infer T>
        ? T
        : F extends "page" | Page
          ? number
          : string;
type Fields = Record<string, Field | Shorthand>;
type Search<F> = { -readonly [K in keyof F]: ValueOf<F[K]> };
type Named<F, T extends string> = { [K in keyof F]: F[K] extends T | { type: T } ? K : never }[keyof F];
/** The list's input: without the opened item. */
type Input<F> = Omit<Search<F>, Named<F, "opened">>;
/** The filters of the list. */
type Filters<F> = Omit<Search<F>, Named<F, "opened" | "page" | "oneOf">>;

/** A filter that is on from the start; the address says `all` where it is off. */
export const initially = <const T extends string>(initial: T, values: readonly T[]): Choice<T> => ({ type: "choice", values, initial });
/** Always one of these, the first by default: an order, a tab. Not a filter. */
export const oneOf = <const T extends string>(values: readonly T[]): OneOf<T> => ({ type: "oneOf", values });
/** A typed search. */
export const words = (longest: number): Words => ({ type: "words", longest });
/** One of many values that only the server knows. */
export const value = (longest: number): Words => ({ type: "value", longest });
export const page = (last: number): Page => ({ type: "page", last });

export const own = <T>(initial: T, read: (text: string) => T | undefined, write: (value: T) => string = String): Own<T> => ({
  type: "own",
  initial,
  read,
  write,
});
/** A whole number from 1 on, or null; a larger one counts as the most. */
export const amount = (most: number): Own<number | null> =>
  own<number | null>(
    null,
    (text) => (/^0*[1-9]\d*$/.test(text) ? Math.min(Number(text), most) : undefined),
    (value) => String(value ?? ""),
  );

const LAST_PAGE = 100_000;
const WORDS_LENGTH = 100;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ALL = "all";

function fieldOf(field: Field | Shorthand): Field {
  if (typeof field !== "string") return "type" in field ? field : { type: "choice", values: field, initial: "" };
  if (field === "words") return words(WORDS_LENGTH);
  return field === "page" ? page(LAST_PAGE) : { type: field };
}

const initialOf = (field: Field): unknown =>
  field.type === "page" ? 1 : field.type === "oneOf" ? (field.values[0] ?? "") : field.type === "choice" || field.type === "own" ? field.initial : "";

const write = (field: Field, value: unknown): string => (field.type === "own" ? field.write(value as never) : String(value === "" ? ALL : value));

export const tidy = (text: string, longest: number): string => [...text.normalize("NFC").replace(/\s+/g, " ").trim()].slice(0, longest).join("").trim();

/** The parsed value; undefined when unknown or malformed. */
function read(field: Field, text: string): unknown {
  switch (field.type) {
    case "choice":
      return text === ALL ? "" : field.values.find((value) => value === text);
    case "oneOf":
      return field.values.find((value) => value === text);
    case "words":
      return tidy(text, field.longest);
    case "value":
      return text === ALL ? "" : tidy(text, field.longest);
    case "own":
      return field.read(text);
    case "page":
      return /^[1-9]\d{0,8}$/.test(text) ? Math.min(Number(text), field.last) : undefined;
    case "day":
      return isDay(text) ? text : undefined;
    default:
      return ID.test(text.toLowerCase()) ? text.toLowerCase() : undefined;
  }
}

export type Parameters = { get(name: string): string | null };

export type ListAddress<F extends Fields = Fields> = {
  fields: Readonly<Record<string, Field>>;
  /** The default search. */
  initial: Search<F>;
  /** Reads any address: what is unknown or malformed counts as not given. */
  parse(parameters: Parameters): Search<F>;
  /** The canonical query string of a search, with its question mark, in the order of the fields, without defaults. */
  format(search: Partial<Search<F>>): string;
  /** The search after a change: another filter or order begins on the first page, with nothing opened. */
  change(search: Search<F>, change: Partial<Search<F>>): Search<F>;
  isFiltered(search: Filters<F>): boolean;
  /** How many filters are on besides the typed words. */
  filtersOn(search: Filters<F>): number;
  filters(search: Search<F>): Filters<F>;
  input(search: Search<F>): Input<F>;
};
export type SearchOf<A> = A extends ListAddress<infer F> ? Search<F> : never;
export type InputOf<A> = A extends ListAddress<infer F> ? Input<F> : never;
export type FiltersOf<A> = A extends ListAddress<infer F> ? Filters<F> : never;

/** `listAddress({ search: "words", status: STATUSES, sort: order(SORTS), open: "opened", page: "page" })` */
export function listAddress<const F extends Fields>(given: F): ListAddress<F> {
  const fields = Object.fromEntries(Object.entries(given).map(([key, field]) => [key, fieldOf(field)]));
  const all = Object.entries(fields);
  const initial = Object.fromEntries(all.map(([key, field]) => [key, initialOf(field)]));
  const is = (key: string, ...types: Field["type"][]) => types.some((type) => fields[key]?.type === type);
  const pick = (search: object, isPicked: (key: string) => boolean) => Object.fromEntries(Object.entries(search).filter(([key]) => isPicked(key)));
  const isPlace = (key: string) => is(key, "page", "opened");
  const isFilter = (key: string) => key in fields && !is(key, "page", "opened", "oneOf");
  const on = (search: Record<string, unknown>) => Object.keys(search).filter((key) => isFilter(key) && search[key] !== initial[key]);
  return {
    fields,
    initial: initial as Search<F>,
    parse: (parameters) =>
      Object.fromEntries(all.map(([key, field]) => [key, read(field, parameters.get(field.name ?? key) ?? "") ?? initial[key]])) as Search<F>,
    format(search) {
      const parameters = new URLSearchParams();
      for (const [key, field] of all) {
        const value = (search as Record<string, unknown>)[key] ?? initial[key];
        const text = write(field, value);
        if (value !== initial[key] && text !== write(field, initial[key])) parameters.set(field.name ?? key, text);
      }
      return parameters.size > 0 ? `?${parameters}` : "";
    },
    change(search, change) {
      return { ...search, ...(!Object.keys(change).every(isPlace) && pick(initial, isPlace)), ...change };
    },
    isFiltered: (search) => on(search).length > 0,
    filtersOn: (search) => on(search).filter((key) => !is(key, "words")).length,
    filters: (search) => pick(search, isFilter) as Filters<F>,
    input: (search) => pick(search, (key) => key in fields && !is(key, "opened")) as Input<F>,
  };
}
