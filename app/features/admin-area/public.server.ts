export { readWaiting } from "./admin-area.waiting.server.ts";
