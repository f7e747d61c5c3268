export { comparisonPdfLoader as loader } from "../../server/comparison-paper.server.ts";
