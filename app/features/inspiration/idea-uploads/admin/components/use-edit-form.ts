import { ORPCError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { EditedIdea } from "../../idea-uploads.contract.ts";
import { checkIdea, EMPTY_IDEA, type IdeaField, type IdeaFields, type IdeaProblems, tidyIdea } from "../../idea-uploads.rules.ts";
import { useIdeaFields } from "./use-idea-fields.ts";

const FIELDS = Object.keys(EMPTY_IDEA) as (keyof IdeaFields)[];
const fieldsOf = (idea: EditedIdea) => Object.fromEntries(FIELDS.map((field) => [field, idea[field]])) as unknown as IdeaFields;
type Everything = IdeaFields & { photos: readonly string[]; before: string | null };
const everythingOf = (idea: EditedIdea): Everything => ({
  ...fieldsOf(idea),
  photos: idea.photos.map(({ id }) => id),
  before: idea.before?.id ?? null,
});
const differing = (a: Everything, b: Everything) =>
  ([...FIELDS, "photos", "before"] as IdeaField[]).filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]));

/** Someone else's edit that stands between this form and the stored idea. */
type Conflict = { changedBy: string | null; changedAt: string; current: EditedIdea; theirs: IdeaField[]; both: IdeaField[] };

/** The editor's state: `base` is the stored idea it began from, so that only what was changed here is sent. */
export function useEditForm(idea: EditedIdea) {
  const t = useT("idea-uploads");
  const client = useQueryClient();
  const [base, setBase] = useState(idea);
  const form = useIdeaFields(fieldsOf(idea), idea);
  const [conflict, setConflict] = useState<Conflict>();
  const { values, photos, before } = form;
  const mine: Everything = {
    ...values,
    photos: photos.picks.map(({ key, photo }) => photo?.id ?? key),
    before: before.picks.map(({ key, photo }) => photo?.id ?? key)[0] ?? null,
  };
  const changed = differing(everythingOf(base), mine);

  const restart = (next: EditedIdea) => {
    setBase(next);
    form.fill(fieldsOf(next), next);
    setConflict(undefined);
  };
  const refresh = async (saved: EditedIdea) => {
    client.setQueryData(orpc.ideasAdmin.get.queryKey({ input: { id: saved.id } }), saved);
    await client.invalidateQueries({ queryKey: orpc.ideasAdmin.key() });
  };

  const saving = useMutation({
    mutationFn: async () => {
      const ids = await photos.settled();
      const earlier = await before.settled();
      if (!ids || !earlier) return null;
      const all: Everything = { ...tidyIdea(values), photos: ids, before: earlier[0] ?? null };
      const changes = Object.fromEntries(differing(everythingOf(base), all).map((field) => [field, all[field]]));
      return api.ideasAdmin.update({ id: base.id, version: base.version, changes });
    },
    onSuccess: async (saved) => {
      if (!saved) return form.show({ photos: "photoFailed" });
      restart(saved);
      toast({ title: t("edit.saved") });
      await refresh(saved);
    },
    onError: (error) => {
      if (error instanceof ORPCError && error.code === "INVALID") return form.show((error.data as { fields: IdeaProblems }).fields);
      if (error instanceof ORPCError && error.code === "CONFLICT") {
        const data = error.data as Pick<Conflict, "changedBy" | "changedAt" | "current">;
        const theirs = differing(everythingOf(base), everythingOf(data.current));
        return setConflict({ ...data, theirs, both: theirs.filter((field) => changed.includes(field)) });
      }
      if (error instanceof ORPCError && error.code === "UNAUTHORIZED")
        return toast({ title: t("signInFirst"), description: t("signInFirstEdit"), tone: "danger" });
      toast({ title: t("error"), description: t("edit.saveFailed"), tone: "danger" });
    },
  });

  return {
    ...form,
    base,
    changed,
    conflict,
    isSaving: saving.isPending,
    save() {
      if (saving.isPending) return;
      const found = checkIdea(tidyIdea(values));
      if (Object.keys(found).length > 0) form.show(found);
      else saving.mutate();
    },
    discard: () => restart(base),
    /** The idea changed by another button of this page: its version is known, and what is typed stays. */
    rebase(next: EditedIdea) {
      setBase(next);
      void refresh(next);
    },
    /** Goes on from their version, with what was changed here on top. */
    keepMine() {
      if (!conflict) return;
      const { current } = conflict;
      const stored = Object.fromEntries(changed.filter((field) => field in EMPTY_IDEA).map((field) => [field, values[field as keyof IdeaFields]]));
      const own = changed.includes("photos") ? photos.picks.flatMap(({ photo }) => photo ?? []) : current.photos;
      const earlier = changed.includes("before") ? (before.picks[0]?.photo ?? null) : current.before;
      setBase(current);
      form.fill({ ...fieldsOf(current), ...stored }, { photos: own, before: earlier });
      setConflict(undefined);
    },
    takeTheirs: () => conflict && restart(conflict.current),
  };
}
export type EditForm = ReturnType<typeof useEditForm>;
