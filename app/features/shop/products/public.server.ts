export { needsApproval } from "./server/approval.server.ts";
export { eitherLanguage, type PhotoRow, presentPhoto, productPhotoJson } from "./server/cards.server.ts";
export { insertProducts, type NewProduct, type NewVariant } from "./server/rows.server.ts";
export { applySales, bringInLine, priceNow } from "./server/sale-prices.server.ts";
export { productWords, searchProducts } from "./server/search.server.ts";
export { productStatus } from "./server/status.server.ts";
export { putBackStock, readForSale, type SoldVariant, takeStock } from "./server/stock.server.ts";
export { applyAllChanges } from "./vendor/server/edit.server.ts";
export { readProducts, type StoredProduct } from "./vendor/server/record.server.ts";
