import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { apiError } from "#app/api/error-code.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { newId } from "#app/platform/database/ids.ts";
import { toMinor } from "#app/platform/money/money.ts";
import { BUDGETS, checkQuote, MAX_PHOTO_BYTES, MAX_PHOTOS, type QuoteField, type QuoteProblem } from "../../quotes.ts";

export type QuoteVendor = { id: string; name: string; city: string | null };
export type QuoteValues = {
  projectType: string;
  city: string;
  startWhen: string;
  budget: string;
  description: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
};
export type QuoteProblems = Partial<Record<QuoteField, QuoteProblem>>;
export type QuoteFailure = { kind: "failed" | "gone" } | { kind: "tooOften"; minutes: number };

const FIRST_STEP: readonly QuoteField[] = ["projectType", "city", "startWhen", "budget", "description"];
const EMPTY: QuoteValues = {
  projectType: "",
  city: "",
  startWhen: "undecided",
  budget: "",
  description: "",
  contactName: "",
  contactEmail: "",
  contactPhone: "",
};

function textOf(values: QuoteValues) {
  const { budget, ...rest } = values;
  const [min, max] = BUDGETS[Number(budget)] ?? [null, null];
  const tidy = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value.trim()])) as typeof rest;
  const chosen = budget !== "";
  return { ...tidy, budgetMin: chosen && min !== null ? toMinor(min) : null, budgetMax: chosen && max !== null ? toMinor(max) : null };
}

function failureOf(error: unknown): QuoteFailure {
  const answer = apiError(error);
  if (answer?.code === "NOT_FOUND") return { kind: "gone" };
  if (answer?.code !== "TOO_MANY_REQUESTS") return { kind: "failed" };
  const { retryAfterSeconds } = answer.data as { retryAfterSeconds: number };
  return { kind: "tooOften", minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) };
}

/** What has been typed, shared by the panel and the sheet: closing one or failing to send loses nothing. */
export function useQuoteForm(vendor: QuoteVendor) {
  const { viewer } = useViewer();
  const { data: options } = useQuery({ ...orpc.quotes.options.queryOptions(), staleTime: Number.POSITIVE_INFINITY });
  const [typed, setTyped] = useState<Partial<QuoteValues>>({});
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [problems, setProblems] = useState<QuoteProblems>({});
  const [step, setStep] = useState<1 | 2>(1);
  // stays the same until the request arrived: sent twice, it is one request
  const key = useRef<string>(undefined);
  const city = options?.cities.some((c) => c.value === vendor.city) ? (vendor.city ?? "") : "";
  const values: QuoteValues = { ...EMPTY, city, contactName: viewer?.name ?? "", contactEmail: viewer?.email ?? "", ...typed };

  const show = (found: QuoteProblems) => {
    setProblems(found);
    if (FIRST_STEP.some((field) => found[field])) setStep(1);
    else if (Object.keys(found).length > 0) setStep(2);
    return Object.keys(found).length === 0;
  };
  const sending = useMutation({
    mutationFn: () => {
      key.current ??= newId();
      return api.quotes.create({ ...textOf(values), idempotencyKey: key.current, vendorId: vendor.id, photos: [...photos] });
    },
    onError(error) {
      const answer = apiError(error);
      if (answer?.code === "INVALID") show((answer.data as { fields: QuoteProblems }).fields);
    },
  });
  const isInvalid = apiError(sending.error)?.code === "INVALID";

  useEffect(() => {
    // hardly anybody comes with one: its reader is a file of its own
    if (sessionStorage["quote.draft"])
      void import("../../quotes.draft.ts").then(async ({ readQuoteDraft }) => {
        const draft = await readQuoteDraft();
        if (!draft) return;
        setTyped((now) => ({ description: draft.description, ...now }));
        setPhotos((now) => (now.length > 0 ? now : draft.photos));
      });
  }, []);

  return {
    vendor,
    values,
    photos,
    problems,
    step,
    cities: options?.cities ?? [],
    isSending: sending.isPending,
    failure: sending.error && !isInvalid ? failureOf(sending.error) : null,
    receipt: sending.data ?? null,
    isSignedIn: viewer !== null,
    set(name: keyof QuoteValues, value: string) {
      setTyped((before) => ({ ...before, [name]: value }));
      setProblems(({ [name as QuoteField]: _, ...rest }) => rest);
    },
    addPhotos(files: readonly File[]) {
      const all = [...photos, ...files];
      const tooLarge = files.some((file) => file.size > MAX_PHOTO_BYTES);
      setPhotos(all.filter((file) => file.size <= MAX_PHOTO_BYTES).slice(0, MAX_PHOTOS));
      setProblems(({ photos: _, ...rest }) => (tooLarge ? { ...rest, photos: "TOO_LARGE" } : all.length > MAX_PHOTOS ? { ...rest, photos: "tooMany" } : rest));
    },
    removePhoto: (index: number) => setPhotos(photos.filter((_, n) => n !== index)),
    back: () => setStep(1),
    /** Checks the first half and goes on to the second. */
    next() {
      const found = Object.fromEntries(Object.entries(checkQuote(textOf(values))).filter(([field]) => FIRST_STEP.includes(field as QuoteField)));
      if (show(found)) setStep(2);
    },
    send() {
      if (!sending.isPending && show(checkQuote(textOf(values)))) sending.mutate();
    },
    again() {
      key.current = undefined;
      sending.reset();
      setTyped(({ contactName, contactEmail, contactPhone }) => ({
        ...(contactName && { contactName }),
        ...(contactEmail && { contactEmail }),
        ...(contactPhone && { contactPhone }),
      }));
      setPhotos([]);
      setStep(1);
    },
  };
}
export type QuoteFormState = ReturnType<typeof useQuoteForm>;
