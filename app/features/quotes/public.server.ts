export { listQuotes } from "./quotes.service.server.ts";
