export { FORUM_PATH, NEW_THREAD_PATH, threadPath } from "./forum.ts";
