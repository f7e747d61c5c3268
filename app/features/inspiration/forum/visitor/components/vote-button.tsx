import { ThumbsUp } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { api } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import { toast } from "#app/ui/toast.tsx";

type Props = { type: "thread" | "post"; id: string; votes: number; isVoted: boolean; isMine: boolean };

/** "Helpful", optimistic. Visitors sign in first; authors see only the count. */
export function VoteButton({ type, id, votes, isVoted, isMine }: Props) {
  const t = useT("forum");
  const format = useFormat();
  const { viewer } = useViewer();
  const { pathname, search } = useLocation();
  const [own, setOwn] = useState<{ votes: number; isVoted: boolean } | null>(null);
  const shown = own ?? { votes, isVoted };
  const content = (
    <>
      <ThumbsUp size={16} aria-hidden />
      <span>{t("helpful")}</span>
      {shown.votes > 0 && <span className="num">{format.number(shown.votes)}</span>}
    </>
  );
  if (isMine) return shown.votes > 0 ? <span className="forum-act still">{content}</span> : null;
  if (!viewer)
    return (
      <Link className="forum-act" to={`/login?redirect=${encodeURIComponent(pathname + search)}`} rel="nofollow">
        {content}
      </Link>
    );
  const press = async () => {
    const isOn = !shown.isVoted;
    setOwn({ votes: shown.votes + (isOn ? 1 : -1), isVoted: isOn });
    try {
      setOwn(await api.forum.vote({ type, id, isOn }));
    } catch {
      setOwn(shown);
      toast({ title: t("actionFailed"), tone: "danger" });
    }
  };
  return (
    <button type="button" className={classes("forum-act", shown.isVoted && "on")} aria-pressed={shown.isVoted} onClick={() => void press()}>
      {content}
    </button>
  );
}
