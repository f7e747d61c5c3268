export { loadDemo } from "./demo.service.server.ts";
