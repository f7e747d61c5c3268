export { formatVendorSearch } from "./vendors.search.ts";
export { VendorRow } from "./visitor/components/vendor-row.tsx";
