import { sql } from "kysely";

/** Later than the stored time in any case, so that every edit changes the version. */
export const newVersion = sql<Date>`greatest(date_trunc('milliseconds', clock_timestamp()), updated_at + interval '1 millisecond')`;
