export { listBoards } from "./server/boards.server.ts";
