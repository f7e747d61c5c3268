export { cleanMessageFilesJob } from "./messages.jobs.server.ts";
export { countUnread, listConversations } from "./messages.service.server.ts";
