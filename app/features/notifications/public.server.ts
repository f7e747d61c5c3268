export { type News, type Notice, notifyAdmins, notifyPerson } from "./notify-person.server.ts";
