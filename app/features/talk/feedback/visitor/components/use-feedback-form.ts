import { ORPCError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { newId } from "#app/platform/database/ids.ts";
import { checkFeedback, type FeedbackField, type FeedbackProblem, SCREENSHOT_BYTES } from "../../feedback.ts";

type Values = { kind: string; body: string; email: string };
type Problems = Partial<Record<FeedbackField, FeedbackProblem>>;
type Draft = { values: Values; screenshot: File | null; key: string };

const EMPTY: Values = { kind: "idea", body: "", email: "" };
// Outlives the dialog: closing it by mistake loses nothing.
let draft: Draft | null = null;
const startDraft = (): Draft => ({ values: EMPTY, screenshot: null, key: newId() });

type Failure = { kind: "failed" } | { kind: "tooOften"; minutes: number };

function failureOf(error: unknown): Failure {
  if (!(error instanceof ORPCError) || error.code !== "TOO_MANY_REQUESTS") return { kind: "failed" };
  const { retryAfterSeconds } = error.data as { retryAfterSeconds: number };
  return { kind: "tooOften", minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) };
}

export function useFeedbackForm() {
  const { viewer, isKnown } = useViewer();
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const [kept, setKept] = useState<Draft>(() => draft ?? startDraft());
  const [problems, setProblems] = useState<Problems>({});
  const change = (next: Partial<Draft>) => {
    draft = { ...kept, ...next };
    setKept(draft);
  };
  // What goes along is what is shown: the address as it stands in the browser, without anything typed into it by a sign-in.
  const page = (pathname + search).slice(0, 500);
  const browser = `${navigator.userAgent} · ${innerWidth}×${innerHeight}`.slice(0, 400);
  const { values, screenshot } = kept;
  const sending = useMutation({
    mutationFn: () => api.feedback.create({ ...values, idempotencyKey: kept.key, page, browser, ...(screenshot && { screenshot }) }),
    async onSuccess() {
      draft = null;
      await client.invalidateQueries({ queryKey: orpc.feedback.key() });
    },
    onError(error) {
      if (error instanceof ORPCError && error.code === "INVALID") setProblems((error.data as { fields: Problems }).fields);
    },
  });
  const isInvalid = sending.error instanceof ORPCError && sending.error.code === "INVALID";
  return {
    values,
    screenshot,
    problems,
    page,
    browser,
    isVisitor: isKnown && viewer === null,
    isSending: sending.isPending,
    isSent: sending.isSuccess,
    failure: sending.error && !isInvalid ? failureOf(sending.error) : null,
    set(name: keyof Values, value: string) {
      change({ values: { ...values, [name]: value } });
      setProblems(({ [name]: _, ...rest }) => rest);
    },
    setScreenshot(file: File | null) {
      const problem: FeedbackProblem | null =
        file && file.size > SCREENSHOT_BYTES ? "TOO_LARGE" : file && !file.type.startsWith("image/") ? "UNSUPPORTED" : null;
      setProblems(({ screenshot: _, ...rest }) => (problem ? { ...rest, screenshot: problem } : rest));
      if (!problem) change({ screenshot: file });
    },
    send() {
      if (sending.isPending) return;
      const found = checkFeedback(values);
      setProblems(found);
      if (Object.keys(found).length === 0) sending.mutate();
    },
  };
}
export type FeedbackForm = ReturnType<typeof useFeedbackForm>;
