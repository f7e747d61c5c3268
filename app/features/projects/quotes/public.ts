export { saveQuoteDraft } from "./quotes.draft.ts";
export { reachOf } from "./quotes.reach.ts";
export { QuoteRequest } from "./visitor/components/quote-request.tsx";
export type { QuoteOptions } from "./visitor/components/use-quote-form.ts";
