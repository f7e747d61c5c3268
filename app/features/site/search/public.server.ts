export { learnIdeaWords, rebuildIdeaWords } from "./server/jobs.server.ts";
