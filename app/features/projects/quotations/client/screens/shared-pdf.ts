export { sharedPdfLoader as loader } from "../../server/paper.server.ts";
