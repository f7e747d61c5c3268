export { finderPath, type ProductSearch } from "./products.search.ts";
export {
  MATERIALS,
  type Material,
  PRODUCT_CATEGORIES,
  PRODUCT_ROOMS,
  PRODUCT_STYLES,
  type ProductCategory,
  type ProductRoom,
  type ProductStyle,
  productPath,
} from "./products.ts";
export { judgeProduct, type ProductFields, problemsToPublish, type VariantFields } from "./products.vendor.rules.ts";
export { Dollars } from "./visitor/components/dollars.tsx";
