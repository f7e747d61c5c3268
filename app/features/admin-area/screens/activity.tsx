import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { data, type LoaderFunctionArgs, useNavigate, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { isId } from "#app/platform/ids.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { SelectBox } from "#app/ui/select-box.tsx";
import { EmptyState, ErrorNotice, Skeleton } from "#app/ui/states.tsx";
import { ActivityList } from "../components/activity-list.tsx";

/** The log tells about everything, so it is for admins alone. */
export function loader({ context }: LoaderFunctionArgs) {
  const { viewer } = context.get(requestContext);
  if (viewer && viewer.role !== "admin") throw data(null, { status: 403 });
  return null;
}

/** Changes of vendors are told in the words of their form. */
export const handle = { namespaces: ["vendors.admin"] };

export default function ActivityScreen() {
  const t = useT("admin-area");
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const person = parameters.get("person") ?? "";
  const kind = parameters.get("kind") ?? "";
  const filters = { ...(isId(person) && { person }), ...(kind && { kind: kind.slice(0, 60) }) };
  const options = useQuery(orpc.adminArea.activityFilters.queryOptions());
  const log = useInfiniteQuery({
    ...orpc.adminArea.activity.infiniteOptions({
      input: (before: string | undefined) => ({ ...filters, ...(before && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
    }),
    staleTime: 0,
  });
  const set = (name: "person" | "kind", value: string) => {
    const next = new URLSearchParams(parameters);
    if (value) next.set(name, value);
    else next.delete(name);
    void navigate(`/admin/activity?${next}`.replace(/\?$/, ""), { preventScrollReset: true });
  };
  const kindName = (value: string) => (t.has(`kind.${value}`) ? t(`kind.${value}`) : value);
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <title>{t("activity.title")}</title>
      <DashboardHeader title={t("activity.title")} text={t("activity.subtitle")} />
      <search className="table-tools mt-6" aria-label={t("activity.filterLabel")}>
        {/* The tools' first box is a search box's; these two are equal. */}
        <span />
        <SelectBox aria-label={t("activity.person", { value: "" })} value={person} onChange={(event) => set("person", event.target.value)}>
          <option value="">{t("activity.person", { value: t("activity.all") })}</option>
          {options.data?.people.map(({ id, name }) => (
            <option key={id} value={id}>
              {t("activity.person", { value: name })}
            </option>
          ))}
        </SelectBox>
        <SelectBox aria-label={t("activity.kind", { value: "" })} value={kind} onChange={(event) => set("kind", event.target.value)}>
          <option value="">{t("activity.kind", { value: t("activity.all") })}</option>
          {options.data?.kinds.map((value) => (
            <option key={value} value={value}>
              {t("activity.kind", { value: kindName(value) })}
            </option>
          ))}
        </SelectBox>
      </search>
      {log.isError ? (
        <ErrorNotice
          title={t("activity.error")}
          actions={
            <Button onClick={() => void log.refetch()} pending={log.isFetching}>
              {t("activity.tryAgain")}
            </Button>
          }
        >
          <p>{t("activity.failed")}</p>
        </ErrorNotice>
      ) : log.isPending ? (
        <Skeleton height="360px" />
      ) : entries.length === 0 ? (
        <EmptyState
          title={t("activity.empty")}
          text={person || kind ? t("activity.noMatch") : undefined}
          actions={(person || kind) && <Button onClick={() => void navigate("/admin/activity")}>{t("activity.clear")}</Button>}
        />
      ) : (
        <ActivityList entries={entries} />
      )}
      {log.hasNextPage && (
        <Button className="mt-6" pending={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {t("activity.more")}
        </Button>
      )}
    </>
  );
}
