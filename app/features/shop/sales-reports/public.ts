export { SellerFilter } from "./vendor/components/seller-filter.tsx";
