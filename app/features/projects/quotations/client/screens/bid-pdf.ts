export { bidPdfLoader as loader } from "../../server/paper.server.ts";
