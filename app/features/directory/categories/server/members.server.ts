import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { slot } from "#app/platform/feature/slot.server.ts";

/** Moves the members of a category to another one. @returns how many the first had */
export type MoveMembers = (trx: Kysely<DB>, from: string, into: string) => Promise<number>;

export const categoryMembers = slot<MoveMembers>("category members");
