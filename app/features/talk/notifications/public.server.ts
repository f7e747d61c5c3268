export { type Notice, notifyAdmins, notifyPerson } from "./server/notify-person.server.ts";
