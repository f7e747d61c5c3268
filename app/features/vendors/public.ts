import { lazy } from "react";

export { useAnchors } from "./components/use-anchors.ts";
export { VendorRow } from "./components/vendor-row.tsx";
export { formatVendorSearch } from "./vendors.search.ts";

/** Photographs one at a time, inside a Suspense. */
export const PhotoLightbox = lazy(() => import("./components/photo-lightbox.tsx").then((module) => ({ default: module.PhotoLightbox })));
