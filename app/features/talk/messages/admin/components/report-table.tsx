import type { ReactNode } from "react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DataTable, HeadCell, Row, SkeletonRows } from "#app/ui/list/table.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { ReportItem } from "../../messages.admin.contract.ts";
import type { Decision } from "../../messages.ts";

const TONES: Record<Decision, Tone> = { dismissed: "neutral", warned: "warn", removed: "danger" };

export function ReportBadge({ report }: { report: Pick<ReportItem, "decision"> }) {
  const t = useT("messages.admin");
  return report.decision ? (
    <StatusBadge tone={TONES[report.decision]}>{t(`decision.${report.decision}`)}</StatusBadge>
  ) : (
    <StatusBadge tone="clay">{t("status.open")}</StatusBadge>
  );
}

type Props = { items: readonly ReportItem[] | undefined; to(id: string): string; foot?: ReactNode };

/** Reports, newest first; the name opens one. */
export function AdminReportTable({ items, to, foot }: Props) {
  const t = useT("messages.admin");
  const head = (
    <>
      <HeadCell>{t("reported")}</HeadCell>
      <HeadCell>{t("reason")}</HeadCell>
      <HeadCell className="p-hide">{t("reporter")}</HeadCell>
      <HeadCell>{t("status.label")}</HeadCell>
      <HeadCell className="end-col">{t("received")}</HeadCell>
    </>
  );
  return (
    <DataTable caption={t("heading")} head={head} foot={foot} plainRows>
      {items ? items.map((report) => <ReportRow key={report.id} report={report} to={to(report.id)} />) : <SkeletonRows columns={5} />}
    </DataTable>
  );
}

function ReportRow({ report, to }: { report: ReportItem; to: string }) {
  const t = useT("messages.admin");
  const texts = useT("messages");
  const name = report.reported?.name ?? t("gone");
  return (
    <Row>
      <td className="c-name">
        <Link className="name" to={to} preventScrollReset aria-label={t("open", { name })}>
          <span dir="auto">{name}</span>
        </Link>
        <span className="type" dir="auto">
          {report.excerpt || t("filesOnly")}
        </span>
      </td>
      <td className="c-meta">
        {texts(`reason.${report.reason}`)}
        <span className="ms-2 text-xs text-muted">{t("messages", { n: report.messageCount })}</span>
      </td>
      <td className="p-hide" dir="auto">
        {report.reporter?.name ?? t("gone")}
      </td>
      <td>
        <ReportBadge report={report} />
      </td>
      <td className="end-col">
        <TimeAgo at={report.createdAt} />
      </td>
    </Row>
  );
}
