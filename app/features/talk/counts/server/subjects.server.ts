import type { RawBuilder } from "kysely";
import { slot } from "#app/platform/feature/slot.server.ts";
import type { Subject } from "../counts.ts";

type Sql = RawBuilder<unknown>;

/** Conditions on the id of what a page is about. */
export type CountedSubject = {
  subject: Subject;
  /** Everybody may see it. */
  isPublic(id: Sql): Sql;
  /** It belongs to this person, or to a team they are on: their own visits are not counted. */
  isOwn(id: Sql, personId: Sql): Sql;
};

export const countedSubjects = slot<CountedSubject>("counted subjects");
