export { answerQuote } from "./quotes.status.server.ts";
