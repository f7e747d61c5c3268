export { flagSubjects } from "./server/flag.server.ts";
export { moderationSubjects } from "./server/subjects.server.ts";
