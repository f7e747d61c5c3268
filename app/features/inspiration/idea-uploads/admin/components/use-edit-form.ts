import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { EditedIdea } from "../../idea-uploads.contract.ts";
import { fieldsOf, useIdeaForm } from "./use-idea-form.ts";

/** The editor's form: only what was changed here is sent. */
export function useEditForm(idea: EditedIdea) {
  const t = useT("idea-uploads");
  const client = useQueryClient();
  const refresh = async (saved: EditedIdea) => {
    client.setQueryData(orpc.ideasAdmin.get.queryKey({ input: { id: saved.id } }), saved);
    await client.invalidateQueries({ queryKey: orpc.ideasAdmin.key() });
  };
  const form = useIdeaForm<EditedIdea, EditedIdea>({
    stored: idea,
    send: (values, { stored, changed }) => api.ideasAdmin.update({ id: stored.id, version: stored.version, changes: fieldsOf(values, changed) }),
    next: (saved) => saved,
    onSent: async (saved) => {
      toast({ title: t("edit.saved") });
      await refresh(saved);
    },
    onFailure: ({ kind }) =>
      kind === "signedOut"
        ? toast({ title: t("signInFirst"), description: t("signInFirstEdit"), tone: "danger" })
        : toast({ title: t("error"), description: t("edit.saveFailed"), tone: "danger" }),
  });
  return {
    ...form,
    /** The idea changed by another button of this page: its version is known, and what is typed stays. */
    follow(next: EditedIdea) {
      form.rebase(next);
      void refresh(next);
    },
  };
}
export type EditForm = ReturnType<typeof useEditForm>;
