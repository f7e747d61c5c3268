export { saveQuoteDraft } from "./quotes.draft.ts";
export { reachOf } from "./quotes.ts";
export { QuoteRequest } from "./visitor/components/quote-request.tsx";
