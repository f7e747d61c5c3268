import { type RawBuilder, sql } from "kysely";

/** The role of the account with this id: user_directory has it as detectRole finds it, for the ids that the environment names 'homeowner'. */
export const roleOf = (userId: RawBuilder<unknown>): RawBuilder<string | null> => sql`(select d.role from user_directory d where d.user_id = ${userId})`;

/** The one definition of 'admin' in SQL. */
export const isAdmin = (userId: RawBuilder<unknown>): RawBuilder<boolean> => sql`coalesce(${roleOf(userId)} = 'admin', false)`;
