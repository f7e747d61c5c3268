import { type RawBuilder, sql } from "kysely";
import { ENOUGH, PICTURE, VOICE } from "./thin.ts";

type Counted = { letters: RawBuilder<unknown>; pictures?: RawBuilder<unknown>; voices?: RawBuilder<unknown> };

/** The opposite of `isThin`, for rows. */
export const hasEnough = ({ letters, pictures = sql`0`, voices = sql`0` }: Counted): RawBuilder<unknown> =>
  sql`(${letters}) + ${sql.lit(PICTURE)} * (${pictures}) + ${sql.lit(VOICE)} * (${voices}) >= ${sql.lit(ENOUGH)}`;

/** `lettersOf` of columns. */
export const letters = (...columns: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(
    columns.map((column) => sql`coalesce(length(${column}), 0)`),
    sql` + `,
  );
