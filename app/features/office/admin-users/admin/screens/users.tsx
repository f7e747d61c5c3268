import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { admins, listLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { MetricLine } from "#app/ui/dashboard-header.tsx";
import { dayColumn, statusColumn } from "#app/ui/list/columns.tsx";
import { FilteredList } from "#app/ui/list/filtered-list.tsx";
import type { Column } from "#app/ui/list/list-table.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { UserCounts, UserRow } from "../../admin-users.contract.ts";
import { userAddress } from "../../admin-users.search.ts";
import { MAX_COUNTED } from "../../admin-users.ts";
import { UserRole, UserStatus } from "../components/user-badges.tsx";
import { UserFilters } from "../components/user-filters.tsx";

const PATH = "/admin/users";

const users = (queries: typeof orpc, search: SearchOf<typeof userAddress>) => queries.adminUsers.list.infiniteOptions(morePages(userAddress.input(search)));
const counts = (queries: typeof orpc) => queries.adminUsers.counts.queryOptions();

export const loader = listLoader(admins, userAddress, (server, search) => [users(server, search), counts(server)]);

/** The screen itself loads filters. */
export const shouldRevalidate = () => false;

export default hydrated(Users);

function Users() {
  const t = useT("admin-users");
  const place = useListAddress(userAddress, PATH);
  const list = useMoreList({ ...users(orpc, place.search), staleTime: 0 });
  const { data } = useQuery({ ...counts(orpc), staleTime: 0 });
  return (
    <FilteredList
      title={t("title")}
      text={t("subtitle")}
      caption={t("tableLabel")}
      intro={data && <Counts counts={data} />}
      place={place}
      words={(word) => t(word)}
      filters={<UserFilters {...place} />}
      list={list}
      columns={useColumns()}
      status={<Shown shown={list.items?.length ?? 0} total={list.first?.total ?? 0} />}
    />
  );
}

function useColumns(): Column<UserRow>[] {
  const t = useT("admin-users");
  return [
    {
      id: "name",
      head: t("column.name"),
      className: "c-name",
      cell: (user) => (
        <>
          <Link className="name" to={`${PATH}/${user.id}`}>
            <bdi>{user.name}</bdi>
          </Link>
          <span className="type">
            <bdi dir="ltr">{user.email}</bdi>
            {!user.isEmailVerified && <span> · {t("notVerified")}</span>}
          </span>
        </>
      ),
    },
    { id: "role", head: t("column.role"), className: "c-meta", cell: (user) => <UserRole user={user} /> },
    statusColumn(t("column.status"), ({ status }) => <UserStatus status={status} />),
    {
      id: "seen",
      head: t("column.seen"),
      headClass: "p-hide",
      className: "p-hide text-muted",
      cell: ({ lastSeenAt }) => (lastSeenAt ? <TimeAgo at={lastSeenAt} /> : t("never")),
    },
    dayColumn(t("column.joined"), "date"),
  ];
}

function Shown({ shown, total }: { shown: number; total: number }) {
  const t = useT("admin-users");
  const format = useFormat();
  return (
    <span className="num" role="status">
      {total >= MAX_COUNTED ? t("shownOfMany", { shown, total: format.number(total) }) : t("shown", { shown, total })}
    </span>
  );
}

function Counts({ counts }: { counts: UserCounts }) {
  const t = useT("admin-users");
  const format = useFormat();
  const roles = (["homeowner", "professional", "vendor", "admin"] as const).map((role) => ({
    id: role,
    value: format.number(counts.roles[role] ?? 0),
    label: t(`roles.${role}`, { n: counts.roles[role] ?? 0 }),
    to: `${PATH}?role=${role}`,
  }));
  const suspended = { id: "suspended", value: format.number(counts.suspended), label: t("suspended"), to: `${PATH}?status=suspended` };
  return <MetricLine metrics={[{ id: "all", value: format.number(counts.total), label: t("accounts", { n: counts.total }), to: PATH }, ...roles, suspended]} />;
}
