export { cleanMessageFilesJob } from "./server/jobs.server.ts";
export { countUnread, listConversations } from "./server/service.server.ts";
