export { storeAliases } from "./server/aliases.server.ts";
export { insertCategories, type NewCategory } from "./server/bulk.server.ts";
export { categoryOrder } from "./server/category-order.server.ts";
export { categoryMembers } from "./server/members.server.ts";
export { listActiveCategories } from "./server/service.server.ts";
