import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { everybody, prefetchLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ListScreen } from "#app/ui/list/list-screen.tsx";
import { useWholeList } from "#app/ui/list/use-list.ts";
import { EmptyState } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Category } from "../../categories.contract.ts";
import { CategoryDialog } from "../components/category-dialog.tsx";
import { useCategoryColumns } from "../components/use-category-columns.tsx";

const categories = (queries: typeof orpc) => queries.categories.list.queryOptions();

export const loader = prefetchLoader(everybody, (server) => [categories(server)]);

export default hydrated(AdminCategories);

/** The category in the dialog; "new" while one is being made. */
type Edited = Category | "new" | null;

function AdminCategories() {
  const t = useT("categories.admin");
  const client = useQueryClient();
  const [edited, setEdited] = useState<Edited>(null);
  const list = useWholeList({ ...categories(orpc), staleTime: 90_000 }, (all) => all);
  const refresh = () => client.invalidateQueries({ queryKey: orpc.categories.key() });
  const setActive = useMutation({
    mutationFn: (input: { id: string; isActive: boolean }) => api.categories.setActive(input),
    onSuccess: async ({ isActive }) => {
      toast({ title: t(isActive ? "toast.activated" : "toast.deactivated") });
      await refresh();
    },
    onError: () => toast({ title: t("toast.error"), description: t("toast.statusFailed"), tone: "danger" }),
  });
  const columns = useCategoryColumns({
    busyId: setActive.isPending ? setActive.variables.id : undefined,
    onEdit: setEdited,
    onActive: (category) => setActive.mutate({ id: category.id, isActive: !category.isActive }),
  });
  return (
    <ListScreen
      title={t("title")}
      text={t("subtitle")}
      caption={t("tableLabel")}
      actions={
        <Button size="sm" variant="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setEdited("new")}>
          {t("create")}
        </Button>
      }
      tools={<div className="mt-6" />}
      list={list}
      failed={t("toast.fetchFailed")}
      empty={<EmptyState title={t("empty")} text={t("emptyText")} />}
      columns={columns}
    >
      {edited && <CategoryDialog category={edited === "new" ? null : edited} categories={list.first ?? []} onClose={() => setEdited(null)} onSaved={refresh} />}
    </ListScreen>
  );
}
