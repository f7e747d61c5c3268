import { lazy, Suspense } from "react";
import type { IdeaPhotoData } from "../../../ideas.contract.ts";

const Compare = lazy(() => import("../../../visitor/components/compare.tsx").then((module) => ({ default: module.Compare })));

type Props = { before: IdeaPhotoData; after: IdeaPhotoData; title: string; sizes: string };

/** A slot for the before/after slider, which loads after the page. */
export const CompareSlot = (props: Props) => (
  <Suspense fallback={<div className="compare photo" />}>
    <Compare {...props} />
  </Suspense>
);
