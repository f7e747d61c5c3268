import { useState } from "react";
import { MOST_PHOTOS } from "#app/features/inspiration/ideas/public.ts";
import type { UploadedPhoto } from "../../idea-uploads.contract.ts";
import { checkIdea, type IdeaField, type IdeaFields, type IdeaProblems, tidyIdea } from "../../idea-uploads.rules.ts";
import { usePhotoPicks } from "./use-photo-picks.ts";

type Pictures = { photos: readonly UploadedPhoto[]; before: UploadedPhoto | null };
const NO_PICTURES: Pictures = { photos: [], before: null };

/** What stands in the fields of an idea, and what is wrong with it: the new one's form and the editor share it. */
export function useIdeaFields(initial: IdeaFields, pictures: Pictures = NO_PICTURES) {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<IdeaProblems>({});
  const photos = usePhotoPicks(MOST_PHOTOS, pictures.photos);
  const before = usePhotoPicks(1, pictures.before ? [pictures.before] : []);
  return {
    values,
    problems,
    photos,
    before,
    set<F extends keyof IdeaFields>(field: F, value: IdeaFields[F]) {
      setValues((now) => ({ ...now, [field]: value }));
      setProblems(({ [field]: _, ...rest }) => rest);
    },
    clearProblem: (field: IdeaField) => setProblems(({ [field]: _, ...rest }) => rest),
    /** The verdict on one field, as soon as it is left. What was not chosen yet is said on sending. */
    check(field: keyof IdeaFields) {
      const problem = values[field] === "" ? undefined : checkIdea(tidyIdea({ [field]: values[field] }))[field];
      if (problem) setProblems((now) => ({ ...now, [field]: problem }));
    },
    /** Marks the fields; the first of them is where work goes on. */
    show(found: IdeaProblems) {
      setProblems(found);
      requestAnimationFrame(() => document.querySelector<HTMLElement>("form [aria-invalid=true], form [data-invalid] button")?.focus());
    },
    fill(next: IdeaFields, { photos: shown, before: earlier }: Pictures = NO_PICTURES) {
      setValues(next);
      setProblems({});
      photos.reset(shown);
      before.reset(earlier ? [earlier] : []);
    },
  };
}
export type IdeaForm = ReturnType<typeof useIdeaFields>;
