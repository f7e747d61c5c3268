export { moderationSubjects } from "./server/subjects.server.ts";
