export { isPrelaunch, watchPrelaunch } from "./server/gate.server.ts";
