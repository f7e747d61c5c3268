export { listDesigns } from "./server/rows.server.ts";
/** In this process: for the demo, which is loaded before anybody waits. */
export { renderDesign as renderHere } from "./server/work.server.ts";
