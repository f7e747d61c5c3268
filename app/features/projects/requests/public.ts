export { JOBS_PATH, jobPath } from "./requests.ts";
export { ProjectRequests } from "./visitor/components/project-requests.tsx";
