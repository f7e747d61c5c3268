import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { type FileRules, filesOf, IMAGES, type Pick, problemOfPicks } from "#app/ui/form/files/picks.ts";
import { useUploadText } from "#app/ui/form/files/upload-text.ts";
import { useFormPicks } from "#app/ui/form/files/use-form-picks.ts";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { checkFeedback } from "../../feedback.rules.ts";
import { type FeedbackField, type FeedbackProblem, SCREENSHOT_BYTES } from "../../feedback.ts";

type Values = { kind: string; body: string; email: string; screenshot: Pick[] };

const EMPTY: Values = { kind: "idea", body: "", email: "", screenshot: [] };
const RULES: FileRules = { max: 1, maxBytes: SCREENSHOT_BYTES, accept: IMAGES };
// Outlives the dialog: closing it by mistake loses nothing.
let draft: Values | null = null;

export function useFeedbackForm() {
  const t = useT("feedback");
  const uploadText = useUploadText();
  const { viewer, isKnown } = useViewer();
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  // Only what the dialog shows is sent: the browser's address without tokens of a sign-in.
  const page = (pathname + search).slice(0, 500);
  const browser = `${navigator.userAgent} · ${innerWidth}×${innerHeight}`.slice(0, 400);
  const form = useSimpleForm({
    initial: () => draft ?? EMPTY,
    check: ({ screenshot, ...text }): Partial<Record<FeedbackField, FeedbackProblem>> => {
      const problem = problemOfPicks(screenshot) as FeedbackProblem | undefined;
      return { ...checkFeedback(text), ...(problem && { screenshot: problem }) };
    },
    problemText: (code, place) => (place === "screenshot" ? uploadText(code, RULES) : t(`problem.${code as "required"}`)),
    send: ({ screenshot, ...text }, { key }) => {
      const [picture] = filesOf(screenshot);
      return api.feedback.create({ ...text, idempotencyKey: key, page, browser, ...(picture && { screenshot: picture }) });
    },
    async onSent() {
      draft = null;
      await client.invalidateQueries({ queryKey: orpc.feedback.key() });
    },
  });
  const { values, answer } = form;
  useEffect(() => {
    draft = answer ? null : values;
  }, [values, answer]);
  const screenshot = useFormPicks(form, "screenshot", { rules: RULES });
  return { ...form, screenshot, page, browser, isVisitor: isKnown && viewer === null };
}
export type FeedbackForm = ReturnType<typeof useFeedbackForm>;
