import { lazy } from "react";

/** Loads with the menu. */
export const InstallItem = lazy(() => import("./install-item.tsx"));
