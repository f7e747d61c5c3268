export { countReviews } from "./server/list.server.ts";
export { reviewRights, reviewSubjects } from "./server/subjects.server.ts";
