import { lazy } from "react";

export { formatVendorSearch } from "./vendors.search.ts";
export { useAnchors } from "./visitor/components/use-anchors.ts";
export { VendorRow } from "./visitor/components/vendor-row.tsx";

/** Photographs one at a time, inside a Suspense. */
export const PhotoLightbox = lazy(() => import("./visitor/components/photo-lightbox.tsx").then((module) => ({ default: module.PhotoLightbox })));
