export { quoteSubjects } from "./server/quote-subjects.server.ts";
export { firstAnswers } from "./server/send.server.ts";
export { countUnread, listConversations, unansweredConversations } from "./server/service.server.ts";
