export { countSentThisMonth } from "./server/sent-quotes.server.ts";
