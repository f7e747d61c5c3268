import { ORPCError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { ideaPath } from "#app/features/inspiration/ideas/public.ts";
import { newId } from "#app/platform/database/ids.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import { checkIdea, EMPTY_IDEA, type IdeaProblems, tidyIdea } from "../../idea-uploads.rules.ts";
import { isEmptyDraft, readDraft, writeDraft } from "./draft.ts";
import { useIdeaFields } from "./use-idea-fields.ts";

/** Thrown where a photograph did not arrive: the field says so itself. */
class PhotoMissing extends Error {}

/** The form of a new idea: it stays on failure, cleared on success. */
export function useUploadForm(personId: string) {
  const t = useT("idea-uploads");
  const client = useQueryClient();
  const form = useIdeaFields(EMPTY_IDEA);
  const { values, photos, before } = form;
  // Stays the same until the idea arrived: sent twice, it is one idea.
  const key = useRef<string>(undefined);
  const [isRestored, setRestored] = useState(false);
  const [isReady, setReady] = useState(false);

  const start = useRef({ fill: form.fill });
  start.current = { fill: form.fill };
  useEffect(() => {
    const draft = readDraft(personId);
    if (draft) {
      key.current = draft.key;
      start.current.fill(draft.values, draft);
      setRestored(true);
    }
    setReady(true);
  }, [personId]);

  const stored = { values, photos: photos.picks.flatMap(({ photo }) => photo ?? []), before: before.picks[0]?.photo ?? null };
  const isDirty = !isEmptyDraft(stored) || photos.picks.length + before.picks.length > 0;
  const draft = JSON.stringify(stored);
  useEffect(() => {
    if (!isReady) return;
    key.current ??= newId();
    writeDraft(personId, { ...(JSON.parse(draft) as typeof stored), key: key.current });
  }, [draft, isReady, personId]);

  const clear = () => {
    key.current = undefined;
    writeDraft(personId, null);
    setRestored(false);
    form.fill(EMPTY_IDEA);
  };

  const sending = useMutation({
    mutationFn: async () => {
      const ids = await photos.settled();
      const earlier = await before.settled();
      if (!ids || !earlier) throw new PhotoMissing();
      key.current ??= newId();
      return api.ideasAdmin.create({
        ...values,
        color_palette: [...values.color_palette],
        tags: [...values.tags],
        photos: ids,
        before: earlier[0] ?? null,
        idempotency_key: key.current,
      });
    },
    onSuccess: async (idea) => {
      clear();
      toast({
        title: t("uploaded"),
        description: (
          <a className="link" href={ideaPath(idea.slug)}>
            {t("openUploaded", { title: idea.title })}
          </a>
        ),
      });
      document.querySelector<HTMLElement>("[name=title]")?.focus();
      await client.invalidateQueries({ queryKey: orpc.ideasAdmin.key() });
    },
    onError: (error) => {
      if (error instanceof PhotoMissing) return form.show({ photos: "photoFailed" });
      if (error instanceof ORPCError && error.code === "INVALID") return form.show((error.data as { fields: IdeaProblems }).fields);
      if (error instanceof ORPCError && error.code === "UNAUTHORIZED") {
        return toast({ title: t("signInFirst"), description: t("signInFirstText"), tone: "danger" });
      }
      const isOurs = error instanceof ORPCError && error.status < 500;
      toast({ title: t("uploadFailed"), description: isOurs ? error.message : undefined, tone: "danger" });
    },
  });

  return {
    ...form,
    isDirty,
    isRestored,
    isSending: sending.isPending,
    clear,
    send() {
      if (sending.isPending) return;
      const found = checkIdea(tidyIdea(values));
      if (Object.keys(found).length > 0) form.show(found);
      else sending.mutate();
    },
  };
}
