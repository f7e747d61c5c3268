import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { ideaPath } from "#app/features/inspiration/ideas/public.ts";
import { newId } from "#app/platform/database/ids.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { storedOf } from "#app/ui/form/files/picks.ts";
import { toast } from "#app/ui/toast.tsx";
import { EMPTY_IDEA } from "../../idea-uploads.rules.ts";
import { readDraft, writeDraft } from "./draft.ts";
import { fieldsOf, type IdeaValues, type StoredIdea, textsOf, useIdeaForm, valuesOf } from "./use-idea-form.ts";

const draftOf = (values: IdeaValues): string =>
  JSON.stringify({ ...textsOf(values), photos: storedOf(values.photos), before: storedOf(values.before)[0] ?? null });

type Known = { text: string; key: string } | undefined;
function keyOf(known: { current: Known }, text: string): string {
  if (known.current?.text !== text) known.current = { text, key: newId() };
  return known.current.key;
}

const EMPTY: StoredIdea = { ...EMPTY_IDEA, photos: [], before: null };

/** The form of a new idea: it stays on failure, cleared on success, and its draft outlives the page. */
export function useUploadForm(personId: string) {
  const t = useT("idea-uploads");
  const client = useQueryClient();
  // Stored with the draft: sent twice, even after a reload, it is one idea. Edited, it is another one.
  const known = useRef<Known>(undefined);
  const [isRestored, setRestored] = useState(false);
  const [isReady, setReady] = useState(false);

  const form = useIdeaForm({
    stored: EMPTY,
    send: (values) => {
      const { photos, before, ...texts } = values;
      return api.ideasAdmin.create({ ...texts, ...fieldsOf(values, ["photos", "before"]), idempotency_key: keyOf(known, draftOf(values)) });
    },
    onSent: async (idea) => {
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
    onFailure: ({ kind }) =>
      kind === "signedOut"
        ? toast({ title: t("signInFirst"), description: t("signInFirstText"), tone: "danger" })
        : toast({ title: t("uploadFailed"), tone: "danger" }),
  });
  const { values, isDirty } = form;

  const restore = useRef(form.patch);
  restore.current = form.patch;
  useEffect(() => {
    const draft = readDraft(personId);
    if (draft) {
      known.current = { text: draftOf(valuesOf(draft.idea)), key: draft.key };
      restore.current(valuesOf(draft.idea));
      setRestored(true);
    }
    setReady(true);
  }, [personId]);

  const draft = isDirty && draftOf(values);
  useEffect(() => {
    if (!isReady) return;
    writeDraft(personId, draft ? { idea: JSON.parse(draft) as StoredIdea, key: keyOf(known, draft) } : null);
  }, [draft, isReady, personId]);

  const clear = () => {
    known.current = undefined;
    setRestored(false);
    form.renew(EMPTY);
  };
  return { ...form, isRestored, clear };
}
