export { BID_ENDS, type BidEnd, JOBS_PATH, jobPath } from "./requests.ts";
export { ProjectDecisions } from "./visitor/components/project-decisions.tsx";
export { ProjectRequests } from "./visitor/components/project-requests.tsx";
export { useAgreed } from "./visitor/components/use-agreed.ts";
