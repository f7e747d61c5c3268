import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { api, orpc } from "#app/api/client.ts";
import { admins, prefetchLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { type Column, TableList } from "#app/ui/list/list-table.tsx";
import { useWholeList } from "#app/ui/list/use-list.ts";
import { EmptyState } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { FailedMail } from "../../failed-mails.contract.ts";

const failedMails = (queries: typeof orpc) => queries.failedMails.list.queryOptions();

export const loader = prefetchLoader(admins, (server) => [failedMails(server)]);

export default hydrated(FailedMails);

function FailedMails() {
  const t = useT("failed-mails");
  const list = useWholeList(failedMails(orpc), ({ items }) => items);
  const total = list.first?.total ?? 0;
  const all = total > 0 && <SendAgain label={t("sendAll", { n: total })} />;
  const columns: Column<FailedMail>[] = [
    { id: "to", head: t("column.to"), className: "c-name", cell: (mail) => <Recipient mail={mail} /> },
    { id: "reason", head: t("column.reason"), headClass: "p-hide", className: "c-meta", cell: (mail) => <Reason mail={mail} /> },
    { id: "failedAt", head: t("column.failedAt"), headClass: "p-hide", className: "p-hide muted", cell: ({ failedAt }) => <When at={failedAt} /> },
    {
      id: "actions",
      head: t("column.actions"),
      headClass: "end-col",
      className: "c-acts",
      cell: ({ id, to }) => <SendAgain label={t("sendAgain")} name={t("sendAgainTo", { to })} ids={[id]} />,
    },
  ];
  const empty = <EmptyState title={t("empty")} text={t("emptyText")} />;
  return (
    <>
      <title>{t("title")}</title>
      <DashboardHeader title={t("title")} text={t("subtitle")} actions={all} />
      <div className="mt-6">
        <TableList list={list} caption={t("tableLabel")} columns={columns} failed={t("failed")} empty={empty} />
      </div>
    </>
  );
}

const Recipient = ({ mail }: { mail: FailedMail }) => (
  <>
    <bdi className="name wrap-anywhere">{mail.to}</bdi>
    <bdi className="type block">{mail.subject}</bdi>
  </>
);

/** On phones with the time, which has no column of its own there. */
const Reason = ({ mail: { reason, failedAt } }: { mail: FailedMail }) => (
  <>
    <bdi className="wrap-anywhere">{reason}</bdi>
    <span className="sm:hidden">
      {" · "}
      <When at={failedAt} />
    </span>
  </>
);

function When({ at }: { at: string }) {
  const format = useFormat();
  return <time dateTime={at}>{format.relativeTime(at)}</time>;
}

/** Without ids: all. */
function SendAgain({ label, name, ids }: { label: string; name?: string; ids?: string[] }) {
  const t = useT("failed-mails");
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: () => api.failedMails.sendAgain(ids ? { ids } : {}),
    onSuccess: async ({ count }) => {
      toast({ title: t("sent", { n: count }) });
      await client.invalidateQueries({ queryKey: orpc.failedMails.key() });
    },
    onError: () => toast({ title: t("sendFailed"), tone: "danger" }),
  });
  return (
    <Button size="sm" aria-label={name} pending={send.isPending} icon={<Send size={16} aria-hidden />} onClick={() => send.mutate()}>
      {label}
    </Button>
  );
}
