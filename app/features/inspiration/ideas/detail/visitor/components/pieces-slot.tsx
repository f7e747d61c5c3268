import { lazy, Suspense, useEffect, useState } from "react";
import type { IdeaPhotoData } from "../../../ideas.contract.ts";

const PiecePins = lazy(() => import("./idea-pieces.tsx").then((module) => ({ default: module.PiecePins })));
const PieceList = lazy(() => import("./idea-pieces.tsx").then((module) => ({ default: module.PieceList })));

/** The page stands and answers first. */
const AFTER_MS = 500;

/** What of the shop stands in the room: over a photograph as pins, beneath it as a list. Both come after the page, with today's prices. */
export function PiecesSlot({ slug, photo }: { slug: string; photo?: IdeaPhotoData | undefined }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return null;
  return <Suspense fallback={null}>{photo ? <PiecePins slug={slug} photo={photo} /> : <PieceList slug={slug} />}</Suspense>;
}
