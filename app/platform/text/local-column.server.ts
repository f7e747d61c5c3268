import { type RawBuilder, sql } from "kysely";

/** A column beside its Arabic one (`v.name`, `v.name_ar`), as a reader of this language gets it. */
export function localColumn(column: string, language: string): RawBuilder<string> {
  const text = sql.ref<string>(column);
  return language === "ar" ? sql<string>`coalesce(${sql.ref(`${column}_ar`)}, ${text})` : sql<string>`${text}`;
}
