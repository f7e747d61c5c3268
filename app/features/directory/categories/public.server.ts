export { listActiveCategories } from "./server/service.server.ts";
