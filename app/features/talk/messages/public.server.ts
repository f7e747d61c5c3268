export { countUnread, listConversations } from "./server/service.server.ts";
