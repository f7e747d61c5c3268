export { isTourDue } from "./server/service.server.ts";
