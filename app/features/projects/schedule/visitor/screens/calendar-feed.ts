export { feedLoader as loader } from "../../server/calendars.server.ts";
