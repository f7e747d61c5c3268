import { Check, EyeOff, Lock, LockOpen, RotateCcw, ThumbsUp } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { DocumentList } from "#app/ui/document-list.tsx";
import { Badge } from "#app/ui/marks.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { QueueEntry, SubjectItem } from "../../moderation.contract.ts";
import { type Action, isFlag } from "../../moderation.ts";

type Props = {
  subject: SubjectItem;
  since: string;
  reports?: QueueEntry["reports"];
  isBusy: boolean;
  onAct(action: Action): void;
  /** The content above the buttons. */
  children?: ReactNode;
};

/** One item: its text, author, the reports about it, and the possible decisions. */
export function AdminItem({ subject, since, reports = [], isBusy, onAct, children }: Props) {
  const t = useT("moderation.admin");
  const texts = useT("moderation");
  const { author, status } = subject;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: J and K move from one item to the next
    <article className="mod-item" tabIndex={0} aria-label={subject.title || t("gone")}>
      <p className="top">
        <Badge tone={status === "pending" ? "warn" : status === "hidden" ? "danger" : "neutral"}>{texts(`type.${subject.type}`)}</Badge>
        {author ? (
          <Link className="link inline" to={`/admin/users/${author.id}`}>
            <bdi>{author.name}</bdi>
          </Link>
        ) : (
          t("gonePerson")
        )}
        <TimeAgo at={since} />
      </p>
      <h2 dir="auto">{subject.href && status !== "gone" ? <Link to={subject.href}>{subject.title}</Link> : subject.title || t("gone")}</h2>
      {subject.text && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls
        <p className="text" dir="auto" tabIndex={0}>
          {subject.text}
        </p>
      )}
      {subject.photos.length > 0 && (
        <div className="shots">
          {subject.photos.map((photo, index) => (
            <Photo key={photo.id} image={photo} shape="4:3" sizes="132px" alt={t("photo", { n: index + 1 })} />
          ))}
        </div>
      )}
      {subject.documents && subject.documents.length > 0 && (
        <div className="grid gap-2">
          <p className="text-sm text-muted">{t("evidence")}</p>
          <DocumentList documents={subject.documents} label={t("evidence")} />
        </div>
      )}
      {reports.length > 0 && (
        <ul className="reports" aria-label={t("reports")}>
          {reports.map((report) => (
            <li key={report.id}>
              <b className="font-medium">{isFlag(report.reason) ? t(`flag.${report.reason}`) : texts(`reason.${report.reason}`)}</b>
              {report.note && <span dir="auto">{`: ${report.note}`}</span>}{" "}
              <span className="text-muted">
                <bdi>{isFlag(report.reason) ? t("system") : (report.reporter?.name ?? t("gonePerson"))}</bdi> · <TimeAgo at={report.createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {children}
      <div className="acts">
        {status === "pending" && (
          <Button size="sm" variant="primary" pending={isBusy} icon={<Check aria-hidden />} onClick={() => onAct("approve")}>
            {t("act.approve")}
          </Button>
        )}
        {reports.length > 0 && (
          <Button size="sm" pending={isBusy} icon={<ThumbsUp aria-hidden />} onClick={() => onAct("dismiss")}>
            {t(status === "gone" ? "act.close" : "act.dismiss")}
          </Button>
        )}
        {(status === "pending" || status === "visible") && (
          <Button size="sm" variant="danger" icon={<EyeOff aria-hidden />} onClick={() => onAct("hide")}>
            {t("act.hide")}
          </Button>
        )}
        {status === "hidden" && (
          <Button size="sm" pending={isBusy} icon={<RotateCcw className="flip" aria-hidden />} onClick={() => onAct("restore")}>
            {t("act.restore")}
          </Button>
        )}
        {subject.type === "forum_thread" && status === "visible" && (
          <Button
            size="sm"
            variant="ghost"
            icon={subject.isLocked ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
            onClick={() => onAct(subject.isLocked ? "unlock" : "lock")}
          >
            {t(subject.isLocked ? "act.unlock" : "act.lock")}
          </Button>
        )}
      </div>
    </article>
  );
}
