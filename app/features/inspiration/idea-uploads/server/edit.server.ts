import type { Transaction } from "kysely";
import { updateIdea as writeIdea } from "#app/features/inspiration/ideas/public.server.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { changesBetween, recordAudit } from "#app/platform/audit/audit.server.ts";
import { lastChange } from "#app/platform/audit/last-change.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { type EditedIdea, ideaConflict } from "../idea-uploads.contract.ts";
import { asIdea, checkIdea, type IdeaFields, type IdeaProblems, tidyIdea } from "../idea-uploads.rules.ts";
import type { Author } from "./create.server.ts";
import { mayTake, takePhotos } from "./photos.server.ts";
import { lockIdea, readIdea } from "./record.server.ts";

type Edited = IdeaFields & { photos: readonly string[]; before: string | null };
type Changes = Partial<Edited>;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const fieldsOf = (idea: EditedIdea): Edited => ({
  title: idea.title,
  title_ar: idea.title_ar,
  description: idea.description,
  description_ar: idea.description_ar,
  style: idea.style,
  room_type: idea.room_type,
  region: idea.region,
  color_palette: idea.color_palette,
  tags: idea.tags,
  estimated_cost: idea.estimated_cost,
  difficulty_level: idea.difficulty_level,
  time_estimate: idea.time_estimate,
  photos: idea.photos.map(({ id }) => id),
  before: idea.before?.id ?? null,
});

const COLUMN_OF = {
  title: "title",
  title_ar: "titleAr",
  description: "content",
  description_ar: "contentAr",
  style: "style",
  room_type: "roomType",
  region: "region",
  color_palette: "colors",
  tags: "tags",
  estimated_cost: "estimatedCost",
  difficulty_level: "difficulty",
  time_estimate: "estimatedTime",
} as const satisfies Record<keyof IdeaFields, keyof ReturnType<typeof asIdea>>;

const conflict = async (trx: Transaction<DB>, current: EditedIdea): Promise<never> => {
  const last = await lastChange(trx, { type: "design_idea", id: current.id });
  throw ideaConflict({ ...last, changedAt: current.version, current });
};

async function checkPhotos(trx: Transaction<DB>, stored: Edited, changes: Changes): Promise<IdeaProblems> {
  const problems: IdeaProblems = {};
  const own = [...stored.photos, ...(stored.before ? [stored.before] : [])];
  const photos = changes.photos ?? stored.photos;
  const before = changes.before === undefined ? stored.before : changes.before;
  if (changes.photos && !(await mayTake(trx, changes.photos, own))) problems.photos = "unknownPhoto";
  if (before && (photos.includes(before) || !(await mayTake(trx, [before], own)))) problems.before = "unknownPhoto";
  return problems;
}

/**
 * Writes the named fields, all or none.
 * @throws NOT_FOUND (what lies in the bin is restored first), INVALID with a problem for each field, CONFLICT when the idea is no longer at `version`
 */
export function updateIdea(by: Author, id: string, version: string, given: Changes): Promise<EditedIdea> {
  return db.transaction().execute(async (trx) => {
    await lockIdea(trx, id);
    const before = await readIdea(trx, id);
    if (before.status === "removed") throw notFound();
    if (before.version !== new Date(version).toISOString()) return conflict(trx, before);
    const stored = fieldsOf(before);
    const tidy = Object.entries(tidyIdea(given)).filter(([field, value]) => value !== undefined && !same(stored[field as keyof Edited], value));
    const changes = Object.fromEntries(tidy) as Changes;
    if (tidy.length === 0) return before;

    const problems = checkIdea({ ...changes, ...(changes.photos && { photoCount: changes.photos.length }) });
    Object.assign(problems, await checkPhotos(trx, stored, changes));
    if (Object.keys(problems).length > 0) throw invalid(problems);

    const all = asIdea({ ...stored, ...changes });
    const written = Object.fromEntries(
      (Object.keys(COLUMN_OF) as (keyof IdeaFields)[]).filter((field) => field in changes).map((field) => [COLUMN_OF[field], all[COLUMN_OF[field]]]),
    );
    await writeIdea(trx, id, {
      ...written,
      ...(changes.photos && { photoIds: changes.photos }),
      ...(changes.before !== undefined && { beforeId: changes.before }),
    });
    await takePhotos(trx, [...(changes.photos ?? []), ...(changes.before ? [changes.before] : [])]);
    const audited = changesBetween(Object.fromEntries(tidy.map(([field]) => [field, stored[field as keyof Edited]])), changes as Record<string, unknown>);
    await recordAudit(trx, { ...by, action: "design_idea.updated", entityType: "design_idea", entityId: id, changes: audited });
    return readIdea(trx, id);
  });
}
