import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { ROLE_MISMATCH, requireRole } from "#app/api/guards.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import type { ReportList } from "../../messages.admin.contract.ts";
import { REPORT_STATUSES, type ReportStatus } from "../../messages.ts";
import { AdminReportDialog } from "../components/report-dialog.tsx";
import { AdminReportTable } from "../components/report-table.tsx";
import "../../messages.thread.css";
import "../../messages.css";

/** Reports name people and what they wrote: for admins alone. */
export function loader({ context, request }: LoaderFunctionArgs) {
  requireRole(context, request, ["admin"], { redirectTo: ROLE_MISMATCH });
  return null;
}

export const handle = { namespaces: ["messages", "messages.admin"] };

export default function AdminReports() {
  const t = useT("messages.admin");
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const status = parameters.get("status") === "all" ? "" : (REPORT_STATUSES.find((value) => value === parameters.get("status")) ?? "open");
  const open = parameters.get("open") ?? "";
  const list = useInfiniteQuery({
    ...orpc.messageReports.list.infiniteOptions({
      input: (after: string | undefined) => ({ status, ...(after && { after }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page: ReportList) => page.next ?? undefined,
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const items = list.data?.pages.flatMap((page) => page.items);
  const address = (next: { status?: ReportStatus | ""; open?: string }) => {
    const wanted = { status, open: "", ...next };
    const query = new URLSearchParams({ ...(wanted.status !== "open" && { status: wanted.status || "all" }), ...(wanted.open && { open: wanted.open }) });
    return `/admin/reports?${query}`.replace(/\?$/, "");
  };
  const go = (to: string) => void navigate(to, { preventScrollReset: true });
  return (
    <>
      <title>{t("title")}</title>
      <DashboardHeader title={t("heading")} text={t("text")} />
      <search className="table-tools mt-6" aria-label={t("filter")}>
        {/* The tools' first box is a search box's. */}
        <span />
        <SelectBox aria-label={t("status.label")} value={status} onChange={(event) => go(address({ status: event.target.value as ReportStatus | "" }))}>
          {REPORT_STATUSES.map((value) => (
            <option key={value} value={value}>
              {t(`status.${value}`)}
            </option>
          ))}
          <option value="">{t("status.all")}</option>
        </SelectBox>
      </search>
      {list.error && !items ? (
        <LocalErrorBox error={list.error} onTryAgain={() => void list.refetch()}>
          <p>{t("failed")}</p>
        </LocalErrorBox>
      ) : items?.length === 0 ? (
        <EmptyState title={t(status === "open" ? "empty.open" : "empty.all")} text={t("empty.text")} />
      ) : (
        <AdminReportTable
          items={items}
          to={(id) => address({ open: id })}
          foot={
            list.hasNextPage && (
              <Button size="sm" onClick={() => void list.fetchNextPage()} pending={list.isFetchingNextPage}>
                {t("more")}
              </Button>
            )
          }
        />
      )}
      {isId(open) && <AdminReportDialog key={open} id={open} onClose={() => go(address({}))} />}
    </>
  );
}
