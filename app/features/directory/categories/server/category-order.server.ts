import { type RawBuilder, sql } from "kysely";

/** For `order by`, of rows that are called c: each top-level category, then its children, as they were arranged. */
export const categoryOrder: RawBuilder<unknown> = sql`coalesce((select k.position from categories k where k.id = c.parent_id), c.position),
  coalesce(c.parent_id, c.id), c.parent_id is not null, c.position, c.id`;

/** At the end of its siblings. */
export const lastPlace = sql<number>`default`;
