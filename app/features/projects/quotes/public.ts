export { saveQuoteDraft } from "./quotes.draft.ts";
export { QuoteRequest } from "./visitor/components/quote-request.tsx";
