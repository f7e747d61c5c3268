import { type RawBuilder, sql } from "kysely";

/** The display name of `users u`, or of `users` by another alias, in this language. */
export function personName(language: string, alias = "u"): RawBuilder<string> {
  const name = sql.ref<string>(`${alias}.name`);
  if (language !== "ar") return sql<string>`${name}`;
  return sql<string>`coalesce((select nullif(n.full_name_ar, '') from profiles n where n.id = ${sql.ref(`${alias}.id`)}), ${name})`;
}

/** Both names of `users u`, for a search among people. */
export const namesOfPerson: RawBuilder<string> = sql<string>`u.name || ' ' || coalesce((select n.full_name_ar from profiles n where n.id = u.id), '')`;
