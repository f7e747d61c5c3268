import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { changedPick, type FileRules, IMAGES, type Pick, storedOf, storedPick } from "#app/ui/form/files/picks.ts";
import { sendFile } from "#app/ui/form/files/send-file.ts";
import { usePicks } from "#app/ui/form/files/use-picks.ts";
import { pick } from "#app/ui/form/form-state.ts";
import { useForm } from "#app/ui/form/use-form.ts";
import { toast } from "#app/ui/toast.tsx";
import type { OwnProject, StoredProjectPhoto } from "../../portfolio.contract.ts";
import {
  judgeProject,
  PROJECT_FIELDS,
  type ProjectField,
  type ProjectFields,
  type ProjectProblem,
  type ProjectProblems,
  problemsTogether,
} from "../../portfolio.rules.ts";
import { MAX_PHOTOS, PHOTO_MAX_BYTES } from "../../portfolio.ts";

export type ProjectValues = Omit<ProjectFields, "photos"> & { photos: Pick<StoredProjectPhoto>[] };
export type ProjectForm = ReturnType<typeof useProjectForm>;

const PHOTO_RULES: FileRules = { max: MAX_PHOTOS, maxBytes: PHOTO_MAX_BYTES, accept: IMAGES };

const valuesOf = (project: OwnProject): ProjectValues => ({
  ...(pick(project, PROJECT_FIELDS) as unknown as ProjectValues),
  photos: project.photos.map(storedPick),
});

/** The named fields as the API takes them. */
function fieldsOf(values: ProjectValues, fields: readonly ProjectField[]): Partial<ProjectFields> {
  const given = pick(values, fields);
  const photos = given.photos && storedOf(given.photos).map(({ id, altEn, altAr, before }) => ({ id, altEn, altAr, beforeId: before?.id ?? null }));
  return { ...given, ...(photos && { photos }) } as Partial<ProjectFields>;
}

/** The editor's form: one save for texts, facts and photographs. */
export function useProjectForm(project: OwnProject) {
  const t = useT("portfolio.edit");
  const client = useQueryClient();
  const failureText = useFailureText();
  const form = useForm({
    stored: project,
    valuesOf,
    check: (values: ProjectValues, changed: readonly ProjectField[]): ProjectProblems => ({
      ...problemsTogether(values),
      ...judgeProject(fieldsOf(values, changed)).problems,
    }),
    settle: async (): Promise<ProjectProblems> => ((await photos.settled()) ? {} : { photos: "photoFailed" }),
    checksOnLeave: true,
    problemText: (code: ProjectProblem) => t(`problem.${code}`),
    send: (values, { stored, changed }) => api.portfolio.update({ id: stored.id, version: stored.version, changes: fieldsOf(values, changed) as object }),
    next: (saved) => saved,
    onSent: async (saved) => {
      toast({ title: t("saved") });
      client.setQueryData(orpc.portfolio.get.queryKey({ input: { id: saved.id } }), saved);
      await client.invalidateQueries({ queryKey: orpc.portfolio.list.key() });
    },
    onFailure: (failure) => toast({ title: t("saveFailed"), description: failureText(failure), tone: "danger" }),
  });
  const photos = usePicks<StoredProjectPhoto>({
    rules: PHOTO_RULES,
    picks: form.values.photos,
    update: (change) => form.change((values) => ({ photos: [...change(values.photos)] })),
    send: (file, onProgress, signal) =>
      sendFile<StoredProjectPhoto>("/api/v1/account/portfolio/photos", "photo", file, onProgress, signal, { professionalId: project.ownerId }),
    onTooMany: () => toast({ title: t("photo.tooMany", { max: MAX_PHOTOS }), tone: "danger" }),
  });
  const change = (key: string, part: Partial<StoredProjectPhoto>) =>
    form.change((values) => {
      const stored = values.photos.find((each) => each.key === key)?.stored;
      return { photos: stored ? changedPick(values.photos, key, { stored: { ...stored, ...part } }) : values.photos };
    });
  /** The other photograph becomes the before of this one and leaves the row; without one, the former returns to the end. */
  const pair = (key: string, otherKey: string | null) =>
    form.change((values) => {
      const own = values.photos.find((each) => each.key === key)?.stored;
      const other = values.photos.find((each) => each.key === otherKey)?.stored ?? null;
      if (!own) return { photos: values.photos };
      const { before, ...photo } = own;
      const left = values.photos.filter((each) => each.key !== otherKey);
      const freed = before ? [storedPick<StoredProjectPhoto>({ ...before, altEn: null, altAr: null, before: null })] : [];
      const given = other && { id: other.id, width: other.width, height: other.height, blur: other.blur };
      return { photos: [...changedPick(left, key, { stored: { ...photo, before: given } }), ...freed] };
    });
  return { ...form, photos, describe: change, pair };
}
