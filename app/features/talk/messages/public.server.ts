export { answerTimeOf, answerTimes } from "./server/answer-time.server.ts";
export { findObstacle } from "./server/place.server.ts";
export { conversationOfProject } from "./server/project-archive.server.ts";
export { followProject, projectSubjects } from "./server/project-subjects.server.ts";
export { quoteSubjects } from "./server/quote-subjects.server.ts";
export { firstAnswers, startConversation } from "./server/send.server.ts";
export { countUnread, listConversations, unansweredConversations } from "./server/service.server.ts";
