import { lazy } from "react";

/** Someone's saved designs. Screens that show them name the namespace `design-editor`. */
export const DesignList = lazy(() => import("./visitor/components/design-list.tsx").then((module) => ({ default: module.DesignList })));

/** The whole editor, in a file of its own. Screens that show it name the namespace `design-editor`. */
export const DesignEditor = lazy(() => import("./visitor/components/editor.tsx").then((module) => ({ default: module.Editor })));
