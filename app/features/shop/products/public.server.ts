export { insertProducts, type NewProduct, type NewVariant } from "./server/rows.server.ts";
