export { cleanDesignsJob } from "./design-editor.jobs.server.ts";
/** In this process: for the demo, which is loaded before anybody waits. */
export { renderDesign as renderHere } from "./design-editor.work.server.ts";
