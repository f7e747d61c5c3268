import { lazy } from "react";

/** Someone's boards. Screens that show them name the namespace `interior-creator`. */
export const BoardList = lazy(() => import("./visitor/components/board-list.tsx").then((module) => ({ default: module.BoardList })));
