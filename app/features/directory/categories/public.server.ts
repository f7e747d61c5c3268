export { insertCategories, type NewCategory } from "./server/bulk.server.ts";
export { listActiveCategories } from "./server/service.server.ts";
