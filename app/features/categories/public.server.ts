export { listActiveCategories } from "./categories.service.server.ts";
