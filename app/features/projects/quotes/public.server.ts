export { answerQuote } from "./server/status.server.ts";
