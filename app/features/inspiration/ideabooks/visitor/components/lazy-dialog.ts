import { lazy } from "react";

/** Inside a Suspense. Loaded when it is opened: pages full of hearts carry none of it. */
export const IdeabookDialog = lazy(() => import("./ideabook-dialog.tsx").then((module) => ({ default: module.IdeabookDialog })));
