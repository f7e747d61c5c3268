import { insertIdeas } from "#app/features/inspiration/ideas/public.server.ts";
import { invalid } from "#app/platform/api/errors.ts";
import { type AuditActor, changesBetween, recordAudit } from "#app/platform/audit/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { EditedIdea, NewIdeaInput } from "../idea-uploads.contract.ts";
import { asIdea, checkIdea, type IdeaFields, tidyIdea } from "../idea-uploads.rules.ts";
import { dropPhotos, mayTake, takePhotos, uploadPhotos } from "./photos.server.ts";
import { readIdea } from "./record.server.ts";

/** The actor for the audit log. */
export type Author = { actor: NonNullable<AuditActor>; requestId: string };

async function findByKey(key: string | undefined, authorId: string): Promise<string | undefined> {
  if (!key) return undefined;
  const row = await db.selectFrom("design_ideas").select("id").where("upload_key", "=", key).where("author_id", "=", authorId).executeTakeFirst();
  return row?.id;
}

/** A published idea of the person's. @throws INVALID with a problem for each wrong field */
export async function createIdea(by: Author, input: NewIdeaInput): Promise<EditedIdea> {
  const { image, images = [], photos, before, idempotency_key: key, ...given } = input;
  const made = await findByKey(key, by.actor.id);
  if (made) return readIdea(db, made);
  // As wide as the contract; the checks below report unknown values.
  const fields = tidyIdea(given as IdeaFields);
  const sent = [...(image ? [image] : []), ...images];
  const problems = checkIdea({ ...fields, photoCount: photos.length + sent.length });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const stored = await uploadPhotos(by.actor.id, sent);
  const photoIds = [...stored, ...photos];
  try {
    const id = await db.transaction().execute(async (trx) => {
      if (!(await mayTake(trx, photoIds))) throw invalid({ photos: "unknownPhoto" });
      if (before && (photoIds.includes(before) || !(await mayTake(trx, [before])))) throw invalid({ before: "unknownPhoto" });
      const [idea] = await insertIdeas(trx, [{ ...asIdea(fields), authorId: by.actor.id, uploadSource: "manual", photoIds, beforeId: before, uploadKey: key }]);
      if (!idea) throw new Error("the idea was not written");
      await takePhotos(trx, before ? [...photoIds, before] : photoIds);
      const changes = changesBetween({}, { title: fields.title, style: fields.style, room_type: fields.room_type });
      await recordAudit(trx, { ...by, action: "design_idea.created", entityType: "design_idea", entityId: idea.id, changes });
      return idea.id;
    });
    return await readIdea(db, id);
  } catch (error) {
    await dropPhotos(stored);
    // The second of two clicks: answer with the first one's idea.
    const other = await findByKey(key, by.actor.id);
    if (other) return readIdea(db, other);
    throw error;
  }
}
