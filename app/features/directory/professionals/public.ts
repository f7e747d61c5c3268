export { TRADE_PAGES } from "./professionals.ts";
