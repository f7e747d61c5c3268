import { paperLoader } from "../../server/paper-loader.server.ts";
import { receiptPdf } from "../../server/papers.server.ts";

export const loader = paperLoader(receiptPdf, "receipt");
