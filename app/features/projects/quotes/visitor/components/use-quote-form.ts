import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { newId } from "#app/platform/database/ids.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toMinor } from "#app/platform/money/money.ts";
import { chosenPick, type FileRules, filesOf, IMAGES, type Pick, problemOfPicks } from "#app/ui/form/files/picks.ts";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { readQuoteDraft } from "../../quotes.draft.ts";
import type { Reach } from "../../quotes.reach.ts";
import { checkQuote } from "../../quotes.rules.ts";
import { BUDGETS, MAX_PHOTO_BYTES, MAX_PHOTOS, type QuoteField, type QuoteProblem } from "../../quotes.ts";

export type QuoteVendor = { id: string; name: string; city: string | null; reach: Reach };
export type QuoteOptions = Awaited<ReturnType<typeof api.quotes.options>>;
export type QuoteText = {
  projectType: string;
  city: string;
  startWhen: string;
  budget: string;
  description: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
};
type QuoteValues = QuoteText & { photos: Pick[] };

export const PHOTO_RULES: FileRules = { max: MAX_PHOTOS, maxBytes: MAX_PHOTO_BYTES, accept: IMAGES };

const FIRST_STEP = ["projectType", "city", "startWhen", "budget", "description"] as const;

function textOf({ budget, photos: _, ...rest }: QuoteValues) {
  const [min, max] = (budget === "" ? undefined : BUDGETS[Number(budget)]) ?? [null, null];
  const tidy = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value.trim()])) as typeof rest;
  return { ...tidy, budgetMin: min === null ? null : toMinor(min), budgetMax: max === null ? null : toMinor(max) };
}

/** The number in the viewer's own profile, as soon as it is asked for. */
function useOwnPhone(isAsked: boolean): string {
  const id = useViewer().viewer?.id ?? "";
  const { data } = useQuery({
    ...orpc.profiles.getForEdit.queryOptions({ input: { id } }),
    enabled: isAsked && id !== "",
    select: ({ fields }) => fields.phone,
  });
  return data ?? "";
}

/** The typed values, shared by the panel and the sheet: closing one or failing to send loses nothing. */
export function useQuoteForm(vendor: QuoteVendor, written?: QuoteOptions) {
  const t = useT("quotes");
  const { viewer } = useViewer();
  const { data: options } = useQuery({ ...orpc.quotes.options.queryOptions(), staleTime: Number.POSITIVE_INFINITY, initialData: written });
  const [step, setStep] = useState<1 | 2>(1);
  const phone = useOwnPhone(step === 2);
  const prefilled: QuoteValues = {
    projectType: "",
    city: options?.cities.some(({ value }) => value === vendor.city) ? (vendor.city ?? "") : "",
    startWhen: "undecided",
    budget: "",
    description: "",
    contactName: viewer?.name ?? "",
    contactEmail: viewer?.email ?? "",
    contactPhone: phone,
    photos: [],
  };
  const form = useSimpleForm({
    initial: prefilled,
    check: (values): Partial<Record<QuoteField, QuoteProblem>> => {
      const photos = problemOfPicks(values.photos) as QuoteProblem | undefined;
      return { ...checkQuote(textOf(values)), ...(photos && { photos }) };
    },
    problemText: (code) => t(`problem.${code}`),
    onSubmit: step === 1 ? () => void next() : undefined,
    onProblems: (problems) => setStep(FIRST_STEP.some((field) => problems[field]) ? 1 : 2),
    send: (values, { key }) => api.quotes.create({ ...textOf(values), idempotencyKey: key, vendorId: vendor.id, photos: filesOf(values.photos) }),
  });

  /** Checks the first half and goes on to the second. */
  const next = async () => {
    if (await form.checkStep(FIRST_STEP)) setStep(2);
  };

  // The viewer and their city load after the first render: typed values stay.
  const follow = useRef(() => {});
  follow.current = () => form.rebase(prefilled);
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the prefilled values
  useEffect(() => follow.current(), [prefilled.city, prefilled.contactName, prefilled.contactEmail, prefilled.contactPhone]);

  const { change } = form;
  const takeDraft = useRef(change);
  takeDraft.current = change;
  useEffect(() => {
    void readQuoteDraft().then((draft) => {
      if (!draft) return;
      takeDraft.current(({ description, photos }) => ({
        description: description || draft.description,
        // Our own pictures need no check.
        photos: photos.length > 0 ? photos : draft.photos.map((file) => ({ ...chosenPick(file, newId(), PHOTO_RULES), isChecked: true })),
      }));
    });
  }, []);

  return {
    ...form,
    vendor,
    step,
    cities: options?.cities ?? [],
    isSignedIn: viewer !== null,
    back: () => setStep(1),
    again() {
      const { contactName, contactEmail, contactPhone } = form.values;
      form.renew({ ...prefilled, contactName, contactEmail, contactPhone });
      setStep(1);
    },
  };
}
export type QuoteFormState = ReturnType<typeof useQuoteForm>;
