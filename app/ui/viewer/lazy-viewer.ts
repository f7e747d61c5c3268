import { lazy } from "react";

/** Fetches the viewer ahead, as when a pointer comes near. */
export const loadViewer = () => import("./photo-viewer.tsx");
export const LazyViewer = lazy(() => loadViewer().then((module) => ({ default: module.PhotoViewer })));
