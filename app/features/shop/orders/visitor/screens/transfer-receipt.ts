import { transferReceiptLoader } from "../../server/paper-loader.server.ts";

export const loader = transferReceiptLoader;
