export { loadDemo } from "./server/service.server.ts";
