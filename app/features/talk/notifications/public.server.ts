export { notifyImportEnd } from "./server/import-end.server.ts";
export { type Notice, notifyAdmins, notifyPerson } from "./server/notify-person.server.ts";
export { readNoticesAt } from "./server/service.server.ts";
