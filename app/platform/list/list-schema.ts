import { z } from "zod";
import { isDay } from "#app/platform/rules/days.ts";
import type { Field, FiltersOf, InputOf, ListAddress } from "./list-address.ts";

/** A filter of a list that takes one of some values; '' leaves it off. */
export const orNone = <T extends z.ZodType>(type: T) => z.union([type, z.literal("")]).default("");

/** The cursor of a page: `next` of the previous one. Opaque; valid for its list and order only. */
export const Cursor = z
  .string()
  .max(800)
  .regex(/^[\w-]+\.[\w-]+$/);

function schemaOf(field: Field): z.ZodType {
  switch (field.type) {
    case "choice":
      return z.enum([...field.values, ""]).default("");
    case "oneOf":
      return z.enum(field.values).default(field.values[0] ?? "");
    case "words":
    case "value":
      return z.string().max(field.longest).default("");
    case "page":
      return z.coerce.number().int().min(1).max(field.last).default(1);
    case "own":
      throw new Error("A field of its own has a schema of its own");
    case "day":
      return orNone(z.string().refine(isDay));
    default:
      return orNone(z.uuid());
  }
}

type Shape<Search> = { [K in keyof Search]: z.ZodDefault<z.ZodType<Search[K], Search[K]>> };
const shapeOf = (fields: ListAddress["fields"], left: readonly Field["type"][]) =>
  Object.fromEntries(Object.entries(fields).flatMap(([key, field]) => (left.includes(field.type) ? [] : [[key, schemaOf(field)]])));

/** The input of a list with numbered pages. */
export const listInput = <A extends Pick<ListAddress, "fields">>(address: A) => z.object(shapeOf(address.fields, ["opened"]) as Shape<InputOf<A>>);

/** The input of a list with 'show more'. */
export const moreInput = <A extends Pick<ListAddress, "fields">>(address: A) =>
  z.object({ ...(shapeOf(address.fields, ["opened"]) as Shape<InputOf<A>>), after: Cursor.optional() });

/** The input of a list with 'show more' and no filters. */
export const afterInput = z.object({ after: Cursor.optional() });

/** The filters of the list, for actions on all matches. */
export const filtersInput = <A extends Pick<ListAddress, "fields">>(address: A) =>
  z.object(shapeOf(address.fields, ["opened", "page", "oneOf"]) as Shape<FiltersOf<A>>);

/** A page of a list; `next` is the `after` of the next one. */
export const morePage = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), next: Cursor.nullable() });
export type MorePage<Item> = { items: Item[]; next: string | null };

/** A page of a list with numbered pages. `total` is counted as far as the pages lead. */
export const numberedPage = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number().int(), hasMore: z.boolean(), page: z.number().int(), pageSize: z.number().int() });
