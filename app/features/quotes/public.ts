export { QuoteRequest } from "./components/quote-request.tsx";
