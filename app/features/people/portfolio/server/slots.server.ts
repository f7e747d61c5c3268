import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { slot } from "#app/platform/feature/slot.server.ts";
import type { PicturedPieceData } from "#app/platform/media/pictured-piece.ts";

/** What becomes a design idea: one room, one style, and copies of the photographs, the cover first. */
export type PublishedProject = {
  ownerId: string;
  title: string;
  titleAr: string | null;
  description: string | null;
  descriptionAr: string | null;
  room: string;
  style: string;
  cost: number | null;
  photoIds: readonly string[];
  beforeId: string | null;
};

type Publisher = {
  /** @returns the idea's id */
  publish(trx: Kysely<DB>, project: PublishedProject): Promise<string>;
  withdraw(trx: Kysely<DB>, ideaId: string): Promise<void>;
  /** The addresses of those that others can see, by id. */
  pathsOf(source: Kysely<DB>, ideaIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
};

/** What of the shop stands in a project's photographs, by its id. */
export const projectPieces = slot<(projectId: string, language: string) => Promise<PicturedPieceData[]>>("pieces of projects");

/** The ideas register how a project becomes one. */
export const ideaPublishers = slot<Publisher>("ideas of portfolios");

export function ideaPublisher(): Publisher {
  const [publisher] = ideaPublishers.all();
  if (!publisher) throw new Error("Nothing makes ideas of projects");
  return publisher;
}
