import { type InfiniteData, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { SavedItem, SavedList } from "../../saved.contract.ts";

/** Removes the row from every cached list before the server answers. */
function takeOut(client: QueryClient, { type, id }: SavedItem): void {
  client.setQueriesData<InfiniteData<SavedList>>({ queryKey: orpc.saved.list.key() }, (data) => {
    if (!data?.pages) return data;
    const pages = data.pages.map((page) => {
      const items = page.items.filter((item) => item.type !== type || item.id !== id);
      const counts = { ...page.counts, [type]: Math.max(0, page.counts[type] - 1) };
      return { ...page, items, counts };
    });
    return { ...data, pages };
  });
}

/** Removes an item optimistically, with an undo that restores its note, its price of then and its position. */
export function useRemove(item: SavedItem): () => void {
  const t = useT("saved");
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: orpc.saved.key() });
  const failed = () => {
    toast({ title: t("removeFailed"), tone: "danger" });
    renew();
  };
  const undo = async () => {
    const { type, id, note, savedAt, listId, priceThen } = item;
    try {
      await api.saved.save({ type, id, note, savedAt, listId, priceThen });
      toast({ title: t("undone") });
    } catch {
      toast({ title: t("saveFailed"), tone: "danger" });
    }
    renew();
  };
  return () => {
    takeOut(client, item);
    api.saved.remove({ type: item.type, id: item.id }).then(() => {
      const isBack = item.shown !== null;
      toast({
        title: t("removed"),
        ...(isBack && {
          description: (
            <Button size="sm" className="mt-2" onClick={() => void undo()}>
              {t("undo")}
            </Button>
          ),
        }),
      });
      void client.invalidateQueries({ queryKey: orpc.dashboard.key() });
      // The lists, too: one that was on its way has the row again.
      renew();
    }, failed);
  };
}
