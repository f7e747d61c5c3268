import { lazy } from "react";

/** The whole editor, in a file of its own. Screens that show it name the namespace `design-editor`. */
export const DesignEditor = lazy(() => import("./visitor/components/editor.tsx").then((module) => ({ default: module.Editor })));
