export { type AskedItem, allLines, type QuotationContent, type QuotationLine } from "./quotation.ts";
export { type Mismatch, mismatchOf } from "./rules/coverage.ts";
export { stageAmounts, totalsOf } from "./rules/totals.ts";
