export { formatVendorSearch } from "./vendors.search.ts";
export { useAnchors } from "./visitor/components/use-anchors.ts";
export { VendorRow } from "./visitor/components/vendor-row.tsx";
