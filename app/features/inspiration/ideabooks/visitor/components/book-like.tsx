import { useQueryClient } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import { Link, useLocation } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import { toast } from "#app/ui/toast.tsx";
import type { Ideabook } from "../../ideabooks.contract.ts";
import type { BookInput } from "../../ideabooks.load.ts";

/** For readers: says that one likes someone's ideabook. */
export function BookLike({ book, input }: { book: Ideabook; input: BookInput }) {
  const t = useT("ideabooks");
  const format = useFormat();
  const client = useQueryClient();
  const { viewer } = useViewer();
  const { pathname, search } = useLocation();
  const queryKey = orpc.ideabooks.get.queryKey({ input });
  const show = (change: Pick<Ideabook, "likes" | "isLiked">) => client.setQueryData<Ideabook>(queryKey, (now) => now && { ...now, ...change });
  const press = async () => {
    const isLiked = !book.isLiked;
    show({ isLiked, likes: book.likes + (isLiked ? 1 : -1) });
    try {
      show(await api.ideabooks.setLiked({ ...input, isLiked }));
    } catch {
      show({ isLiked: book.isLiked, likes: book.likes });
      toast({ title: t("failed"), tone: "danger" });
    }
  };
  const face = (
    <>
      <Heart className={classes(book.isLiked && "on")} size={18} aria-hidden />
      <span aria-hidden>{book.likes > 0 ? format.number(book.likes) : t("like")}</span>
      <span className="vh">
        {t("like")}: {t("likes", { n: book.likes })}
      </span>
    </>
  );
  return viewer ? (
    <button type="button" className="btn book-like" aria-pressed={book.isLiked} onClick={() => void press()}>
      {face}
    </button>
  ) : (
    <Link className="btn book-like" to={`/login?redirect=${encodeURIComponent(pathname + search)}`}>
      {face}
    </Link>
  );
}
