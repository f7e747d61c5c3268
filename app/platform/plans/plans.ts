// What a plan is. Free of zod, so that pages load little.

/** What a plan may bound: quotes and bids first sent in a month of Riyadh, and people on a team. */
export const PLAN_LIMITS = ["quotes", "seats"] as const;
export type PlanLimit = (typeof PLAN_LIMITS)[number];

export const PERIODS = ["month", "year"] as const;
export type Period = (typeof PERIODS)[number];

/** In both main languages, and in any other; English where one is missing. */
export type PlanWords = { en: string; ar: string } & { readonly [code: string]: string | undefined };

/** The words in a language, or the English ones, and which of the two they are. */
export const wordsIn = (words: PlanWords, code: string): { text: string; lang: string } => {
  const text = words[code];
  return text ? { text, lang: code } : { text: words.en, lang: "en" };
};

export type Plan = {
  id: string;
  name: PlanWords;
  text: PlanWords;
  /** Halalas, VAT included; null for the one that costs nothing. */
  price: Record<Period, number> | null;
  /** Null: as many as one likes. */
  limits: Record<PlanLimit, number | null>;
};
export type Plans = {
  /** The server refuses what is beyond a plan. */
  isEnforced: boolean;
  /** So many days after its paid time a plan still holds. */
  graceDays: number;
  /** The first costs nothing. */
  plans: readonly Plan[];
};

/** Without prices: everything is free, for everybody. */
export const NO_PLANS: Plans = { isEnforced: false, graceDays: 0, plans: [] };
