import type { ReactNode } from "react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Tag, VerifiedMark } from "#app/ui/marks.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { ForumAuthor } from "../../forum.contract.ts";

type Props = { author: ForumAuthor; at: string; editedAt?: string | null; size?: "sm" | "md" /** Marks after the name. */; children?: ReactNode };

/** Who wrote it, what they do, and when. Accounts that are gone have no name. */
export function AuthorLine({ author, at, editedAt, size = "md", children }: Props) {
  const t = useT("forum");
  const name = author ? <bdi>{author.name}</bdi> : <span className="text-muted">{t("gone")}</span>;
  return (
    <div className="forum-author">
      <Avatar name={author?.name ?? "?"} src={author?.image} size={size === "sm" ? "sm" : "md"} />
      <p>
        <span className="who">
          <b>{author?.href ? <Link to={author.href}>{name}</Link> : name}</b>
          {author?.isVerified && <VerifiedMark label={t("verified")} />}
          {author?.trade && <Tag>{t(`trade.${author.trade}`)}</Tag>}
          {children}
        </span>
        <span className="when">
          <TimeAgo at={at} />
          {editedAt && <span>{t("edited")}</span>}
        </span>
      </p>
    </div>
  );
}
