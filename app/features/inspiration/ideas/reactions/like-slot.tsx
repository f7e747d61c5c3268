import { lazy, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { saveForLater } from "#app/kit/save-for-later.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { LikeFace, type LikeTarget } from "./like-face.tsx";
import "./reactions.css";

const LikeButton = lazy(() => import("./like-button.tsx").then((module) => ({ default: module.LikeButton })));

/**
 * A slot for the like button. The cached page has the count; a visitor's click leads to the sign-in and
 * is completed on return; signed-in people load the button.
 */
export function LikeSlot(target: LikeTarget) {
  const { viewer, isKnown } = useViewer();
  const { pathname, search } = useLocation();
  const waiting = (
    <span className="btn like">
      <LikeFace {...target} />
    </span>
  );
  if (viewer)
    return (
      <Suspense fallback={waiting}>
        <LikeButton {...target} />
      </Suspense>
    );
  if (!isKnown) return waiting;
  return (
    <Link className="btn like" to={`/login?redirect=${encodeURIComponent(pathname + search)}`} onClick={() => saveForLater({ action: "like", id: target.id })}>
      <LikeFace {...target} />
    </Link>
  );
}
