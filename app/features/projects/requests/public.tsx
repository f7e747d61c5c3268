export { compareBids } from "./compare-bids.ts";
export { ComparisonSheet } from "./visitor/components/comparison-sheet.tsx";
