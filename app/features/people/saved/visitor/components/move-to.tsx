import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Select } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { SavedItem } from "../../saved.contract.ts";

/** The list that a piece is in; another choice moves it. Without lists of one's own there is nothing to choose. */
export function MoveTo({ item, name }: { item: SavedItem; name: string }) {
  const t = useT("saved");
  const client = useQueryClient();
  const { data } = useQuery(orpc.wishlists.listMine.queryOptions());
  const move = useMutation({
    mutationFn: (id: string | null) => api.wishlists.move({ productId: item.id, id }),
    onSuccess: (_, id) => void toast({ title: t("list.moved", { list: data?.items.find((list) => list.id === id)?.name ?? t("list.default") }) }),
    onError: () => void toast({ title: t("saveFailed"), tone: "danger" }),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: orpc.saved.list.key() }), client.invalidateQueries({ queryKey: orpc.wishlists.key() })]),
  });
  if (!data || data.items.length === 0) return null;
  return (
    <Select
      inputSize="sm"
      fieldClass="mt-2 max-w-60"
      label={
        <span className="vh">
          {t("list.list")}: {name}
        </span>
      }
      value={(move.isPending ? move.variables : item.listId) ?? ""}
      onChange={(event) => move.mutate(event.target.value || null)}
    >
      <option value="">{t("list.default")}</option>
      {data.items.map((list) => (
        <option key={list.id} value={list.id}>
          {list.name}
        </option>
      ))}
    </Select>
  );
}
