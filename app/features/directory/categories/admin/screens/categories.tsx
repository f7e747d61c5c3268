import { HydrationBoundary, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { EmptyState, ErrorNotice } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Category } from "../../categories.contract.ts";
import { CategoryDialog } from "../components/category-dialog.tsx";
import { CategoryTable } from "../components/category-table.tsx";

const FRESH_MS = 90_000;

export async function loader({ context }: LoaderFunctionArgs) {
  const client = makeQueryClient();
  await client.prefetchQuery(context.get(requestContext).orpc.categories.list.queryOptions());
  return { state: dehydrateStable(client) };
}

export default function AdminCategories() {
  const { state } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={state}>
      <CategoryAdministration />
    </HydrationBoundary>
  );
}

/** The category in the dialog; "new" while one is being made. */
type Edited = Category | "new" | null;

function CategoryAdministration() {
  const t = useT("categories.admin");
  const client = useQueryClient();
  const [edited, setEdited] = useState<Edited>(null);
  const list = useQuery({ ...orpc.categories.list.queryOptions(), staleTime: FRESH_MS });
  const refresh = () => client.invalidateQueries({ queryKey: orpc.categories.key() });
  const setActive = useMutation({
    mutationFn: (input: { id: string; isActive: boolean }) => api.categories.setActive(input),
    onSuccess: async ({ isActive }) => {
      toast({ title: t(isActive ? "toast.activated" : "toast.deactivated") });
      await refresh();
    },
    onError: () => toast({ title: t("toast.error"), description: t("toast.statusFailed"), tone: "danger" }),
  });
  const create = (
    <Button size="sm" variant="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setEdited("new")}>
      {t("create")}
    </Button>
  );
  return (
    <>
      <title>{t("title")}</title>
      <DashboardHeader title={t("title")} text={t("subtitle")} actions={create} />
      <div className="mt-6">
        {list.isError ? (
          <ErrorNotice
            title={t("toast.error")}
            actions={
              <Button onClick={() => void list.refetch()} pending={list.isFetching}>
                {t("tryAgain")}
              </Button>
            }
          >
            <p>{t("toast.fetchFailed")}</p>
          </ErrorNotice>
        ) : list.data?.length === 0 ? (
          <EmptyState title={t("empty")} text={t("emptyText")} />
        ) : (
          <CategoryTable
            items={list.data}
            busyId={setActive.isPending ? setActive.variables.id : undefined}
            onEdit={setEdited}
            onActive={(category) => setActive.mutate({ id: category.id, isActive: !category.isActive })}
          />
        )}
      </div>
      {edited && <CategoryDialog category={edited === "new" ? null : edited} categories={list.data ?? []} onClose={() => setEdited(null)} onSaved={refresh} />}
    </>
  );
}
