import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { api, orpc } from "#app/api/client.ts";
import { admins, prefetchLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { wideColumn } from "#app/ui/list/columns.tsx";
import { type Column, TableList } from "#app/ui/list/list-table.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { EmptyState } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ListedSignup } from "../../prelaunch.contract.ts";

const overview = (queries: typeof orpc) => queries.prelaunchAdmin.overview.queryOptions();
const signups = (queries: typeof orpc) => queries.prelaunchAdmin.list.infiniteOptions(morePages({}));

export const loader = prefetchLoader(admins, (server) => [overview(server), signups(server)]);

export default hydrated(AdminPrelaunch);

/** Who waits for the launch, and the switch. */
function AdminPrelaunch() {
  const t = useT("prelaunch");
  const format = useFormat();
  const client = useQueryClient();
  const { data } = useQuery(overview(orpc));
  const list = useMoreList(signups(orpc));
  const turn = useMutation({
    mutationFn: (isOn: boolean) => api.prelaunchAdmin.setSwitch({ isOn }),
    onSuccess: ({ isOn }) => toast({ title: t(isOn ? "admin.nowOn" : "admin.nowOff") }),
    onError: () => toast({ title: t("admin.failed"), tone: "danger" }),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.prelaunchAdmin.key() }),
  });
  const columns: Column<ListedSignup>[] = [
    { id: "contact", head: t("admin.contact"), className: "c-name", cell: ({ contact }) => <bdi dir="ltr">{contact}</bdi> },
    {
      id: "role",
      head: t("role.label"),
      className: "c-meta",
      cell: ({ role, city }) => (
        <>
          {t(`role.${role}`)}
          <span className="hidden phone:inline"> · {city}</span>
        </>
      ),
    },
    wideColumn("city", t("city"), ({ city }) => city),
    { id: "status", head: t("admin.status"), className: "c-status", cell: ({ isConfirmed }) => t(isConfirmed ? "admin.isConfirmed" : "admin.isWaiting") },
    wideColumn("friends", t("admin.friends"), ({ friends }) => format.number(friends)),
    wideColumn("at", t("admin.at"), ({ createdAt }) => format.date(createdAt, "long")),
  ];
  return (
    <>
      <title>{t("admin.title")}</title>
      <DashboardHeader
        title={t("admin.title")}
        text={data && t("admin.counts", { confirmed: data.confirmed, waiting: data.waiting })}
        actions={
          <a className="btn" href="/admin/pre-launch/export.csv" download>
            <Download size={20} aria-hidden />
            {t("admin.export")}
          </a>
        }
      />
      {data && (
        <section className="panel mt-6 grid gap-3">
          <h2 className="text-xl">{t(data.isOn ? "admin.on" : "admin.off")}</h2>
          <p className="text-muted">{t(data.isOn ? "admin.onText" : "admin.offText")}</p>
          {data.isFixed ? (
            <p>{t("admin.fixed")}</p>
          ) : (
            <p>
              <Button variant={data.isOn ? "primary" : "outline"} pending={turn.isPending} onClick={() => turn.mutate(!data.isOn)}>
                {t(data.isOn ? "admin.launch" : "admin.turnOn")}
              </Button>
            </p>
          )}
          <ul className="flex flex-wrap gap-4">
            {data.roles.map(({ role, n }) => (
              <li key={role}>
                {t(`role.${role}`)}: <b className="num">{format.number(n)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-6">
        <TableList
          list={list}
          caption={t("admin.title")}
          columns={columns}
          failed={t("admin.failed")}
          empty={
            <EmptyState
              title={t("admin.empty")}
              text={t("admin.emptyText")}
              actions={
                data?.isOn && (
                  <ButtonLink to="/pre-launch" target="_blank">
                    {t("admin.open")}
                  </ButtonLink>
                )
              }
            />
          }
        />
      </div>
    </>
  );
}
