import { slot } from "#app/platform/feature/slot.server.ts";
import type { Subject, SubjectItem, SubjectSource } from "../moderation.contract.ts";
import { SUBJECT_TYPES, type SubjectType } from "../moderation.ts";

/** Each feature registers what people can report in it. */
export const moderationSubjects = slot<Partial<Record<SubjectType, SubjectSource>>>("moderation subjects");

export const subjectSources = (): Record<SubjectType, SubjectSource> => Object.assign({}, ...moderationSubjects.all());

/** Its title goes into notices: untranslated. */
export async function findSubject(type: SubjectType, id: string): Promise<Subject | null> {
  return (await subjectSources()[type].find([id], "en"))[0] ?? null;
}

type Key = { type: SubjectType; id: string };
const keyOf = ({ type, id }: Key) => `${type}:${id}`;

/** One query per kind. */
export async function findSubjects(keys: readonly Key[], language: string): Promise<(key: Key) => SubjectItem | null> {
  const sources = subjectSources();
  const found = await Promise.all(
    SUBJECT_TYPES.map(async (type) => {
      const ids = [...new Set(keys.filter((key) => key.type === type).map(({ id }) => id))];
      return ids.length === 0 ? [] : (await sources[type].find(ids, language)).map(({ topic: _, ...subject }) => ({ type, ...subject }));
    }),
  );
  const byKey = new Map(found.flat().map((subject) => [keyOf(subject), subject]));
  return (key) => byKey.get(keyOf(key)) ?? null;
}
