export { listDesigns } from "./server/rows.server.ts";
/** In this process: for the demo, which loads before there are visitors. */
export { renderDesign as renderHere } from "./server/work.server.ts";
