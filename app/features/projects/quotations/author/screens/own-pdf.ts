export { ownPdfLoader as loader } from "../../server/paper.server.ts";
