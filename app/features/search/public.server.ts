export { learnIdeaWords, rebuildIdeaWords } from "./search.jobs.server.ts";
