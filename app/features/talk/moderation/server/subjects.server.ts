import { ideabookSubjects } from "#app/features/inspiration/ideabooks/public.server.ts";
import { ideaSubjects } from "#app/features/inspiration/ideas/public.server.ts";
import { forumPostSubjects, forumThreadSubjects } from "#app/features/talk/forum/public.server.ts";
import type { Subject, SubjectItem, SubjectSource } from "../moderation.contract.ts";
import { SUBJECT_TYPES, type SubjectType } from "../moderation.ts";

/** Who keeps each kind of thing. */
export const SUBJECTS: Readonly<Record<SubjectType, SubjectSource>> = {
  idea: ideaSubjects,
  ideabook: ideabookSubjects,
  forum_thread: forumThreadSubjects,
  forum_post: forumPostSubjects,
};

export async function findSubject(type: SubjectType, id: string): Promise<Subject | null> {
  return (await SUBJECTS[type].find([id]))[0] ?? null;
}

type Key = { type: SubjectType; id: string };
const keyOf = ({ type, id }: Key) => `${type}:${id}`;

/** Each kind asked once. */
export async function findSubjects(keys: readonly Key[]): Promise<(key: Key) => SubjectItem | null> {
  const found = await Promise.all(
    SUBJECT_TYPES.map(async (type) => {
      const ids = [...new Set(keys.filter((key) => key.type === type).map(({ id }) => id))];
      return ids.length === 0 ? [] : (await SUBJECTS[type].find(ids)).map(({ topic: _, ...subject }) => ({ type, ...subject }));
    }),
  );
  const byKey = new Map(found.flat().map((subject) => [keyOf(subject), subject]));
  return (key) => byKey.get(keyOf(key)) ?? null;
}
