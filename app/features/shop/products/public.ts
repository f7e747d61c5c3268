export { finderPath, type ProductSearch } from "./products.search.ts";
export { productPath } from "./products.ts";
