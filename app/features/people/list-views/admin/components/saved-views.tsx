import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Bookmark, X } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { toast } from "#app/ui/toast.tsx";
import { viewOf } from "../../list-views.ts";
import { NameView } from "./name-view.tsx";
import "./saved-views.css";

/** The viewer's saved views of this list, and a way to save the current one. */
export function SavedViews() {
  const t = useT("list-views");
  const client = useQueryClient();
  const { pathname: list, search } = useLocation();
  const [isNaming, setNaming] = useState(false);
  const options = orpc.listViews.list.queryOptions({ input: { list }, staleTime: Number.POSITIVE_INFINITY });
  const { data: views = [] } = useQuery(options);
  const shown = viewOf(search);
  const current = views.find(({ query }) => query === shown);
  const refresh = () => client.invalidateQueries({ queryKey: options.queryKey });
  const remove = useMutation({
    mutationFn: (id: string) => api.listViews.remove({ id }),
    onSuccess: async () => {
      toast({ title: t("removed") });
      await refresh();
    },
    onError: () => toast({ title: t("failed"), tone: "danger" }),
  });
  if (views.length === 0 && !shown) return null;
  return (
    <nav className="list-views" aria-label={t("label")}>
      {views.length > 0 && (
        <Link to={list} preventScrollReset aria-current={shown === "" ? "page" : undefined}>
          {t("all")}
        </Link>
      )}
      {views.map(({ id, name, query }) => (
        <span key={id}>
          <Link to={list + query} preventScrollReset aria-current={id === current?.id ? "page" : undefined}>
            <bdi>{name}</bdi>
          </Link>
          {id === current?.id && (
            <IconButton label={t("remove", { name })} size="sm" className="muted" onClick={() => remove.mutate(id)}>
              <X size={14} aria-hidden />
            </IconButton>
          )}
        </span>
      ))}
      {shown && !current && (
        <Button size="sm" variant="ghost" icon={<Bookmark size={16} aria-hidden />} onClick={() => setNaming(true)}>
          {t("save")}
        </Button>
      )}
      {isNaming && <NameView list={list} query={shown} onClose={() => setNaming(false)} onSaved={refresh} />}
    </nav>
  );
}
