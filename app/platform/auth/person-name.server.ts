import { type RawBuilder, sql } from "kysely";

/** The display name of `users u` in this language. */
export const personName = (language: string): RawBuilder<string> =>
  language === "ar" ? sql<string>`coalesce((select nullif(n.full_name_ar, '') from profiles n where n.id = u.id), u.name)` : sql<string>`u.name`;

/** Both names of `users u`, for a search among people. */
export const namesOfPerson: RawBuilder<string> = sql<string>`u.name || ' ' || coalesce((select n.full_name_ar from profiles n where n.id = u.id), '')`;
