import { type RawBuilder, sql } from "kysely";

/** Rows of the person, each as one JSON value in a column `row`. */
type Rows = (userId: string) => RawBuilder<{ row: unknown }>;

export type PersonalTable = {
  /** The file in the archive: `data/<area>.json` has one list for each table. */
  area: string;
  name: string;
  /** Columns that point at a person and are answered for by this entry. */
  covers: readonly string[];
  rows: Rows;
};

// Search columns and storage keys are useless to people, and a copy on a stolen computer must not open the account.
const HIDDEN = ["search", "storage_key", "password", "token", "access_token", "refresh_token", "id_token", "secret", "backup_codes", "public_key", "code_hash"];

type Options = { omit?: readonly string[]; where?: Rows; covers?: readonly string[] };

/** Whole rows of a table, without what is hidden and what the entry leaves out. */
export function personalTable(area: string, name: string, column: string, { omit = [], where, covers }: Options = {}): PersonalTable {
  const hidden = [...HIDDEN, ...omit];
  return {
    area,
    name,
    covers: covers ?? [`${name}.${column}`],
    rows: (userId) => sql`select to_jsonb(t) - ${hidden}::text[] as row from ${sql.table(name)} t
      where ${where ? where(userId) : sql`${sql.ref(`t.${column}`)} = ${userId}`} order by to_jsonb(t) ->> 'created_at', to_jsonb(t) ->> 'id'`,
  };
}

/** For rows that belong to a person through their parent. */
export const within = (column: string, parent: string, owner: string): Required<Pick<Options, "where" | "covers">> => ({
  covers: [],
  where: (userId) => sql`${sql.ref(`t.${column}`)} in (select id from ${sql.table(parent)} where ${sql.ref(owner)} = ${userId})`,
});
