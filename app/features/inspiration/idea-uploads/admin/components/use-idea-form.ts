import { IMAGE_MAX_MB, MOST_PHOTOS } from "#app/features/inspiration/ideas/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { type FileRules, IMAGES, type Pick, storedOf, storedPick } from "#app/ui/form/files/picks.ts";
import { sendFile } from "#app/ui/form/files/send-file.ts";
import { useUploadText } from "#app/ui/form/files/upload-text.ts";
import { useFormPicks } from "#app/ui/form/files/use-form-picks.ts";
import type { Send } from "#app/ui/form/files/use-picks.ts";
import { pick } from "#app/ui/form/form-state.ts";
import { type FormOptions, useForm } from "#app/ui/form/use-form.ts";
import type { UploadedPhoto } from "../../idea-uploads.contract.ts";
import { checkIdea, EMPTY_IDEA, type IdeaField, type IdeaFields, type IdeaProblems, tidyIdea } from "../../idea-uploads.rules.ts";

type Photos = Pick<UploadedPhoto>[];
export type IdeaValues = IdeaFields & { photos: Photos; before: Photos };
/** As it is stored: the texts of an idea with its photographs. */
export type StoredIdea = IdeaFields & { photos: readonly UploadedPhoto[]; before: UploadedPhoto | null };

const PHOTO: FileRules = { max: 1, maxBytes: IMAGE_MAX_MB * 1024 * 1024, accept: IMAGES };
const PHOTOS: FileRules = { ...PHOTO, max: MOST_PHOTOS };
const FIELDS = Object.keys(EMPTY_IDEA) as (keyof IdeaFields)[];

export const textsOf = (values: IdeaFields) => pick(values, FIELDS) as IdeaFields;
export const valuesOf = (idea: StoredIdea): IdeaValues => ({
  ...textsOf(idea),
  photos: idea.photos.map(storedPick),
  before: idea.before ? [storedPick(idea.before)] : [],
});

/** The named fields as the API takes them. */
export function fieldsOf(values: IdeaValues, fields: readonly IdeaField[]) {
  const { photos, before, ...texts } = pick(values, fields);
  return { ...texts, ...(photos && { photos: storedOf(photos).map(({ id }) => id) }), ...(before && { before: storedOf(before)[0]?.id ?? null }) };
}

const send: Send<UploadedPhoto> = (file, onProgress, signal) => sendFile("/api/v1/admin/design-ideas/photos", "photo", file, onProgress, signal);

/** The form of an idea, a new one's and the editor's: photographs are uploaded as they are chosen. */
export function useIdeaForm<Stored extends StoredIdea, Answer>(
  options: Omit<FormOptions<Stored, IdeaValues, string, Answer>, "valuesOf" | "check" | "settle" | "tidy" | "problemText">,
) {
  const t = useT("idea-uploads");
  const uploadText = useUploadText();
  const form = useForm<Stored, IdeaValues, Answer>({
    ...options,
    valuesOf,
    tidy: (values) => ({ ...values, ...tidyIdea(textsOf(values)) }),
    check: (values) => checkIdea(textsOf(values)),
    settle: async (): Promise<IdeaProblems> => ({
      ...(!(await photos.settled()) && { photos: "photoFailed" }),
      ...(!(await before.settled()) && { before: "photoFailed" }),
    }),
    checksOnLeave: true,
    problemText: (code) => (t.has(`problem.${code}`) ? t(`problem.${code}`) : uploadText(code, PHOTOS)),
  });
  const photos = useFormPicks<"photos", UploadedPhoto>(form, "photos", { rules: PHOTOS, send });
  const before = useFormPicks<"before", UploadedPhoto>(form, "before", { rules: PHOTO, send });
  return { ...form, photos, before };
}
export type IdeaForm = Omit<ReturnType<typeof useIdeaForm<StoredIdea, unknown>>, "stored" | "conflict" | "answer" | "restart" | "rebase" | "renew">;
