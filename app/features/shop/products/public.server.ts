export { insertProducts, type NewProduct, type NewVariant } from "./server/rows.server.ts";
export { productWords, searchProducts } from "./server/search.server.ts";
export { putBackStock, readForSale, type SoldVariant, takeStock } from "./server/stock.server.ts";
