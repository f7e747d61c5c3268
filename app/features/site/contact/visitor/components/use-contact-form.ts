import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { nameIn } from "#app/platform/auth/viewer.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import type { Pick } from "#app/ui/form/files/picks.ts";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import type { ContactField, ContactProblem } from "../../contact.ts";

type Values = { topic: string; name: string; email: string; phone: string; reference: string; body: string; files: Pick[] };

/** Comes with the first attempt, as the rules do. */
const loadPicks = () => import("#app/ui/form/files/picks.ts");

/** `topic` and `reference` come with the address: a screen may lead here with what it is about. */
export function useContactForm({ topic, reference }: { topic: string; reference: string }) {
  const t = useT("contact");
  const { code } = useLanguage();
  const { viewer } = useViewer();
  const client = useQueryClient();
  const form = useSimpleForm({
    initial: (): Values => ({ topic, name: "", email: "", phone: "", reference, body: "", files: [] }),
    // Numbers of telephones take a library.
    check: async ({ files, ...text }): Promise<Partial<Record<ContactField, ContactProblem>>> => {
      const [{ judgeContact }, { problemOfPicks }] = await Promise.all([import("../../contact.rules.ts"), loadPicks()]);
      const problem = problemOfPicks(files) as ContactProblem | undefined;
      return { ...judgeContact(text).problems, ...(problem && { files: problem }) };
    },
    problemText: (problem) => t(`problem.${problem as "required"}`),
    send: async ({ files, ...text }, { key }) => {
      const { filesOf } = await loadPicks();
      return api.contact.create({ ...text, files: filesOf(files), idempotencyKey: key });
    },
    onSent: () => client.invalidateQueries({ queryKey: orpc.contact.key() }),
  });
  const { values, set } = form;
  // The page is the same for everybody: the account is known a moment later. What was typed until then stays.
  const isEmpty = values.name === "" && values.email === "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the account is known; emptied boxes stay empty
  useEffect(() => {
    if (!viewer || !isEmpty) return;
    set("name", nameIn(viewer, code));
    set("email", viewer.email);
  }, [viewer]);
  return { ...form, hasAccount: viewer !== null };
}
export type ContactForm = ReturnType<typeof useContactForm>;
