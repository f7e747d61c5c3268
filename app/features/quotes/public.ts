export { QuoteRequest } from "./components/quote-request.tsx";
export { keepQuoteDraft } from "./quotes.draft.ts";
