export { cleanNotificationsJob, delayedMailJob, digestJob } from "./server/jobs.server.ts";
export { type Notice, notifyAdmins, notifyPerson } from "./server/notify-person.server.ts";
