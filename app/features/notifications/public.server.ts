export { type Notice, notifyPerson } from "./notify-person.server.ts";
