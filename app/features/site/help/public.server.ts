export { IN_HEAD, searchArticles } from "./server/find.server.ts";
