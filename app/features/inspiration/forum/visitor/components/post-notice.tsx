import { Clock, EyeOff } from "lucide-react";
import { Link } from "react-router";
import { LOG_PATH } from "#app/features/talk/moderation/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { PostStatus } from "../../forum.ts";

/** Why others do not see it: it is pending or hidden. */
export function PostNotice({ status, reason }: { status: PostStatus; reason: string | null }) {
  const t = useT("forum");
  if (status === "pending")
    return (
      <p className="forum-note warn" role="note">
        <Clock size={20} aria-hidden />
        <span>
          <b>{t("pending.title")}</b> {t("pending.text")}
        </span>
      </p>
    );
  if (status === "hidden")
    return (
      <p className="forum-note danger" role="note">
        <EyeOff size={20} aria-hidden />
        <span>
          {t("removed.why", { why: reason ?? "other" })}{" "}
          <Link className="link inline" to={LOG_PATH}>
            {t("log")}
          </Link>
        </span>
      </p>
    );
  return null;
}
