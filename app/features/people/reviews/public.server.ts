export { countReviews } from "./server/list.server.ts";
export { findSubject, reviewRights, reviewSubjects, roleIn, type SubjectRow, subjectName, subjects } from "./server/subjects.server.ts";
