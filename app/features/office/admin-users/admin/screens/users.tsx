import { HydrationBoundary, keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { ROLE_MISMATCH, requireRole } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { DashboardHeader, MetricLine } from "#app/ui/dashboard-header.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import type { UserCounts, UserList } from "../../admin-users.contract.ts";
import { formatUserSearch, MAX_COUNTED, parseUserSearch, type UserSearch } from "../../admin-users.ts";
import { UserFilters } from "../components/user-filters.tsx";
import { UserTable } from "../components/user-table.tsx";
import type { Route } from "./+types/users";

/** Pages of the list; loader and screen share it, so that both mean the same entry of the cache. */
const userPages = (search: UserSearch) => ({
  input: (after: string | undefined) => ({ ...search, ...(after && { after }) }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: UserList) => page.next ?? undefined,
});

export async function loader({ context, request }: Route.LoaderArgs) {
  requireRole(context, request, ["admin"], { redirectTo: ROLE_MISMATCH });
  const { orpc: server } = context.get(requestContext);
  const client = makeQueryClient();
  const search = parseUserSearch(new URL(request.url).searchParams);
  await Promise.all([
    client.prefetchInfiniteQuery(server.adminUsers.list.infiniteOptions(userPages(search))),
    client.prefetchQuery(server.adminUsers.counts.queryOptions()),
  ]);
  return { state: dehydrateStable(client) };
}

/** Filters are asked for by the screen itself. */
export const shouldRevalidate = () => false;

export default function Users({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <UserAdministration />
    </HydrationBoundary>
  );
}

function UserAdministration() {
  const t = useT("admin-users");
  const format = useFormat();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const search = parseUserSearch(parameters);
  const list = useInfiniteQuery({ ...orpc.adminUsers.list.infiniteOptions(userPages(search)), staleTime: 0, placeholderData: keepPreviousData });
  const counts = useQuery({ ...orpc.adminUsers.counts.queryOptions(), staleTime: 0 });
  const go = (change: Partial<UserSearch>) =>
    void navigate(`/admin/users${formatUserSearch({ ...search, ...change })}`, { preventScrollReset: true, replace: "search" in change });
  const items = list.data?.pages.flatMap((page) => page.items);
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <>
      <title>{t("title")}</title>
      <DashboardHeader title={t("title")} text={t("subtitle")} />
      {counts.data && <Counts counts={counts.data} />}
      <UserFilters search={search} onChange={go} />
      {list.error && !items ? (
        <LocalErrorBox error={list.error} onTryAgain={() => void list.refetch()}>
          <p>{t("failed")}</p>
        </LocalErrorBox>
      ) : items?.length === 0 ? (
        <EmptyState
          title={t("empty")}
          text={t("emptyText")}
          actions={formatUserSearch({ ...search, sort: "newest" }) !== "" && <Button onClick={() => void navigate("/admin/users")}>{t("filter.clear")}</Button>}
        />
      ) : (
        <UserTable
          items={items}
          foot={
            <>
              <span className="num" role="status">
                {total >= MAX_COUNTED
                  ? t("shownOfMany", { shown: items?.length ?? 0, total: format.number(total) })
                  : t("shown", { shown: items?.length ?? 0, total })}
              </span>
              {list.hasNextPage && (
                <Button size="sm" onClick={() => void list.fetchNextPage()} pending={list.isFetchingNextPage}>
                  {t("more")}
                </Button>
              )}
            </>
          }
        />
      )}
    </>
  );
}

function Counts({ counts }: { counts: UserCounts }) {
  const t = useT("admin-users");
  const format = useFormat();
  const roles = (["homeowner", "professional", "vendor", "admin"] as const).map((role) => ({
    id: role,
    value: format.number(counts.roles[role] ?? 0),
    label: t(`roles.${role}`, { n: counts.roles[role] ?? 0 }),
    to: `/admin/users?role=${role}`,
  }));
  const suspended = { id: "suspended", value: format.number(counts.suspended), label: t("suspended"), to: "/admin/users?status=suspended" };
  return (
    <MetricLine
      metrics={[{ id: "all", value: format.number(counts.total), label: t("accounts", { n: counts.total }), to: "/admin/users" }, ...roles, suspended]}
    />
  );
}
