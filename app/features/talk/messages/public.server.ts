export { firstAnswers } from "./server/send.server.ts";
export { countUnread, listConversations } from "./server/service.server.ts";
