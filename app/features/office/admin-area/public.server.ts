export { readWaiting } from "./server/waiting.server.ts";
