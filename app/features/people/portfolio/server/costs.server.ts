import { sql } from "kysely";
import { isOpenProject } from "./shown.server.ts";

/** What published projects of one room cost, as their professionals say: the middle of a range. */
export const portfolioCosts = sql<{ room: string; cost: number }>`
  select o.rooms[1] room, (o.cost_from + coalesce(o.cost_to, o.cost_from)) / 2 "cost" from portfolio_projects o
  where ${isOpenProject} and o.cost_from > 0 and cardinality(o.rooms) = 1`;
