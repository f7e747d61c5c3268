import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FolderInput } from "lucide-react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { SavedItem } from "../../saved.contract.ts";

/** The wishlists of the viewer; one query for all rows of the page. */
const useWishlists = () => useQuery(orpc.wishlists.listMine.queryOptions()).data?.items ?? [];

/** The name of the list that a piece is in; nothing for the default one. */
export function InList({ id }: { id: string | null }) {
  const t = useT("saved");
  const list = useWishlists().find((each) => each.id === id);
  if (!list) return null;
  return (
    <span>
      {t("list.list")}: <bdi lang={languageOf(list.name)}>{list.name}</bdi>
    </span>
  );
}

/** Moves a piece to another list. Without lists of one's own there is nothing to choose. */
export function MoveTo({ item, name }: { item: SavedItem; name: string }) {
  const t = useT("saved");
  const client = useQueryClient();
  const lists = useWishlists();
  const move = useMutation({
    mutationFn: (id: string | null) => api.wishlists.move({ productId: item.id, id }),
    onSuccess: (_, id) => void toast({ title: t("list.moved", { list: lists.find((list) => list.id === id)?.name ?? t("list.default") }) }),
    onError: () => void toast({ title: t("saveFailed"), tone: "danger" }),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: orpc.saved.list.key() }), client.invalidateQueries({ queryKey: orpc.wishlists.key() })]),
  });
  if (lists.length === 0) return null;
  const current = move.isPending ? move.variables : item.listId;
  const label = t("list.move", { name });
  return (
    <Menu
      label={label}
      trigger={(button) => (
        <IconButton label={label} disabled={move.isPending} {...button}>
          <FolderInput size={18} aria-hidden />
        </IconButton>
      )}
    >
      {[{ id: null, name: t("list.default") }, ...lists].map((list) => (
        <MenuItem key={list.id} checked={list.id === current} onClick={() => list.id !== current && move.mutate(list.id)}>
          <bdi lang={languageOf(list.name)}>{list.name}</bdi>
        </MenuItem>
      ))}
    </Menu>
  );
}
