export { cleanNotificationsJob, delayedMailJob, digestJob } from "./notifications.jobs.server.ts";
export { type Notice, notifyAdmins, notifyPerson } from "./notify-person.server.ts";
