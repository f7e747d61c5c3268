import { orpc } from "#app/api/client.ts";
import { everybody, prefetchLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { ListState } from "#app/ui/list/list-state.tsx";
import { useWholeList } from "#app/ui/list/use-list.ts";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { CategoryOrderForm } from "../components/category-order-form.tsx";

const categories = (queries: typeof orpc) => queries.categories.list.queryOptions();

export const loader = prefetchLoader(everybody, (server) => [categories(server)]);

export default hydrated(CategoryOrder);

function CategoryOrder() {
  const t = useT("categories.admin");
  const list = useWholeList(categories(orpc), (all) => all);
  return (
    <>
      <title>{t("order.title")}</title>
      <DashboardHeader title={t("order.title")} text={t("order.text")} />
      <ListState
        list={list}
        failed={t("failed")}
        loading={<Skeleton height="20rem" />}
        empty={<EmptyState title={t("empty")} text={t("emptyText")} />}
        className="mt-6 max-w-[760px]"
      >
        {(all) => <CategoryOrderForm categories={all} />}
      </ListState>
    </>
  );
}
