export { useAnchors } from "./components/use-anchors.ts";
export { VendorCard } from "./components/vendor-card.tsx";
export { VendorRow } from "./components/vendor-row.tsx";
export { formatVendorSearch } from "./vendors.search.ts";
