export { reviewRights, reviewSubjects } from "./server/subjects.server.ts";
