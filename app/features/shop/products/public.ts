export { finderPath, type ProductSearch } from "./products.search.ts";
