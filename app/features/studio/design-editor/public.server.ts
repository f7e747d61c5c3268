/** In this process: for the demo, which is loaded before anybody waits. */
export { renderDesign as renderHere } from "./server/work.server.ts";
