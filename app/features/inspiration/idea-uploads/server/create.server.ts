import { insertIdeas } from "#app/features/inspiration/ideas/public.server.ts";
import { invalid } from "#app/platform/api/errors.ts";
import { once } from "#app/platform/api/once.ts";
import { type AuditActor, changesBetween, recordAudit } from "#app/platform/audit/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { EditedIdea, NewIdeaInput } from "../idea-uploads.contract.ts";
import { asIdea, checkIdea, type IdeaFields, tidyIdea } from "../idea-uploads.rules.ts";
import { dropPhotos, mayTake, takePhotos, uploadPhotos } from "./photos.server.ts";
import { readIdea } from "./record.server.ts";

/** The actor for the audit log. */
export type Author = { actor: NonNullable<AuditActor>; requestId: string };

async function findByKey(key: string | undefined, authorId: string): Promise<EditedIdea | null> {
  if (!key) return null;
  const row = await db.selectFrom("design_ideas").select("id").where("upload_key", "=", key).where("author_id", "=", authorId).executeTakeFirst();
  return row ? readIdea(db, row.id) : null;
}

/** A published idea of the person's. @throws INVALID with a problem for each wrong field */
export const createIdea = (by: Author, input: NewIdeaInput): Promise<EditedIdea> =>
  once(
    () => findByKey(input.idempotency_key, by.actor.id),
    () => insertIdea(by, input),
  );

async function insertIdea(by: Author, { image, images = [], photos, before, idempotency_key: key, ...given }: NewIdeaInput): Promise<EditedIdea> {
  // As wide as the contract; the checks below report unknown values.
  const fields = tidyIdea(given as IdeaFields);
  const sent = [...(image ? [image] : []), ...images];
  const problems = checkIdea({ ...fields, photoCount: photos.length + sent.length });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const stored = await uploadPhotos(by.actor.id, sent);
  const photoIds = [...stored, ...photos];
  const write = () =>
    db.transaction().execute(async (trx) => {
      if (!(await mayTake(trx, photoIds))) throw invalid({ photos: "unknownPhoto" });
      if (before && (photoIds.includes(before) || !(await mayTake(trx, [before])))) throw invalid({ before: "unknownPhoto" });
      const [idea] = await insertIdeas(trx, [{ ...asIdea(fields), authorId: by.actor.id, uploadSource: "manual", photoIds, beforeId: before, uploadKey: key }]);
      if (!idea) throw new Error("the idea was not written");
      await takePhotos(trx, before ? [...photoIds, before] : photoIds);
      const changes = changesBetween({}, { title: fields.title, style: fields.style, room_type: fields.room_type });
      await recordAudit(trx, { ...by, action: "design_idea.created", entityType: "design_idea", entityId: idea.id, changes });
      return idea.id;
    });
  const id = await write().catch(async (error) => {
    await dropPhotos(stored);
    throw error;
  });
  return readIdea(db, id);
}
