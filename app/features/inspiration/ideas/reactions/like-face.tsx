import { ThumbsUp } from "lucide-react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";

export type LikeTarget = { id: string; title: string; likes: number };

/** Thumb and count, the same for everyone, so that nothing shifts when the button loads. */
export function LikeFace({ title, likes, isLiked = false }: Omit<LikeTarget, "id"> & { isLiked?: boolean }) {
  const t = useT("ideas.reactions");
  const format = useFormat();
  return (
    <>
      <ThumbsUp className={classes(isLiked && "on")} size={18} aria-hidden />
      <span aria-hidden>{likes > 0 ? format.number(likes) : t("like")}</span>
      <span className="vh">{t("likeName", { title, n: likes })}</span>
    </>
  );
}
