import { useCallback, useEffect } from "react";
import { api } from "#app/api/client.ts";
import { takePending } from "#app/kit/pending-wish.ts";
import { LikeFace, type LikeTarget } from "./like-face.tsx";
import { useReactions } from "./use-reactions.ts";

/** Likes or unlikes an idea optimistically. After a sign-in it completes the like that led there. */
export function LikeButton({ id, title, likes }: LikeTarget) {
  const { reactions, change } = useReactions(id);
  const setLiked = useCallback(
    (isLiked: boolean, target = id) =>
      change(
        target,
        (now) => ({ ...now, isLiked, likes: now.likes + Number(isLiked) - Number(now.isLiked) }),
        () => (isLiked ? api.ideaReactions.like : api.ideaReactions.unlike)({ id: target }),
      ),
    [change, id],
  );
  useEffect(() => {
    const wish = takePending("like");
    if (wish) void setLiked(true, wish.id);
  }, [setLiked]);
  const isLiked = reactions?.isLiked ?? false;
  return (
    <button type="button" className="btn like" aria-pressed={isLiked} onClick={() => void setLiked(!isLiked)}>
      <LikeFace title={title} likes={reactions?.likes ?? likes} isLiked={isLiked} />
    </button>
  );
}
