export { receiptLoader as loader } from "../../server/receipt.server.ts";
