import { type CheckoutValues, EMPTY } from "./checkout-values.ts";

const STORED = "checkout.draft";

/** What was typed in this tab before a refresh. Consent has to be given anew. */
export function readDraft(): Partial<CheckoutValues> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED) ?? "{}") as Partial<CheckoutValues>;
    return Object.fromEntries(Object.entries(stored).filter(([field]) => field in EMPTY && field !== "termsAccepted"));
  } catch {
    return {};
  }
}

export function storeDraft(values: CheckoutValues | null): void {
  try {
    if (values) sessionStorage.setItem(STORED, JSON.stringify(values));
    else sessionStorage.removeItem(STORED);
  } catch {
    // Without storage it has to be typed again.
  }
}
