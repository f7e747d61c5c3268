export { summarizeReviews } from "./server/list.server.ts";
export {
  findSubject,
  peopleOfSubject,
  reviewRights,
  reviewSubjects,
  roleIn,
  type SubjectRow,
  subjects,
  teamRole,
} from "./server/subjects.server.ts";
