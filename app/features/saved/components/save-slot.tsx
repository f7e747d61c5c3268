import { lazy, Suspense } from "react";
import { useViewer } from "#app/shell/viewer.ts";
import type { SaveTarget } from "./save-button.tsx";

const SaveButton = lazy(() => import("./save-button.tsx").then((module) => ({ default: module.SaveButton })));

/** A place for the heart. Pages that are kept for everybody are rendered without it: it comes when the browser knows who looks. */
export function SaveSlot(target: SaveTarget) {
  return <span className="save-slot">{useViewer().isKnown && <Suspense>{<SaveButton {...target} />}</Suspense>}</span>;
}
