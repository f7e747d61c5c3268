import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { BookItem, Ideabook } from "../../ideabooks.contract.ts";
import { type BookInput, bookQuery } from "../../ideabooks.load.ts";

/** The ideabook, live: the page follows other people's changes. */
export function useBook(input: BookInput) {
  const client = useQueryClient();
  const query = useQuery(bookQuery(orpc, input));
  useLiveEvents(
    "ideabook",
    (event) => void ((!event || event.id === input.id) && client.invalidateQueries({ queryKey: orpc.ideabooks.get.queryKey({ input }) })),
  );
  return query;
}

/** Editors' actions on its items: optimistic, rolled back when the server refuses. */
export function useBookItems(input: BookInput) {
  const t = useT("ideabooks");
  const client = useQueryClient();
  const queryKey = orpc.ideabooks.get.queryKey({ input });
  const show = (change: (items: BookItem[]) => BookItem[]) =>
    client.setQueryData<Ideabook>(queryKey, (book) => {
      if (!book) return book;
      const items = change(book.items);
      return { ...book, items, itemCount: items.length };
    });
  const renew = () => {
    void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: orpc.ideabooks.listMine.key(), refetchType: "none" });
  };
  const attempt = async (change: (items: BookItem[]) => BookItem[], call: () => Promise<unknown>): Promise<boolean> => {
    await client.cancelQueries({ queryKey });
    show(change);
    try {
      await call();
      return true;
    } catch {
      toast({ title: t("failed"), tone: "danger" });
      return false;
    } finally {
      renew();
    }
  };

  /** `to` counts from 0 in the list as it is shown. */
  const move = (items: readonly BookItem[], itemId: string, to: number) => {
    const rest = items.filter((item) => item.id !== itemId);
    const after = rest[to - 1]?.id ?? null;
    return attempt(
      (now) => {
        const item = now.find(({ id }) => id === itemId);
        const others = now.filter(({ id }) => id !== itemId);
        return item ? [...others.slice(0, to), item, ...others.slice(to)] : now;
      },
      async () => {
        const { order } = await api.ideabooks.moveItem({ id: input.id, itemId, after });
        show((now) => now.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)));
      },
    );
  };

  const putBack = async (ideaId: string, removed: { note: string | null; after: string | null }) => {
    try {
      await api.ideabooks.addItem({ id: input.id, ideaId, ...removed });
      toast({ title: t("item.isBack") });
    } catch {
      toast({ title: t("failed"), tone: "danger" });
    }
    renew();
  };

  const remove = (item: BookItem) =>
    attempt(
      (now) => now.filter(({ id }) => id !== item.id),
      async () => {
        const { removed } = await api.ideabooks.removeItem({ id: input.id, ideaId: item.ideaId });
        toast({
          title: t("item.removed"),
          ...(removed &&
            (item.idea || item.picture || item.piece) && {
              description: (
                <Button size="sm" className="mt-2" onClick={() => void putBack(item.ideaId, removed)}>
                  {t("undo")}
                </Button>
              ),
            }),
        });
      },
    );

  const setCover = (item: BookItem) =>
    attempt(
      (now) => now.map((other) => ({ ...other, isCover: other.id === item.id && !item.isCover })),
      async () => {
        await api.ideabooks.update({ id: input.id, coverItemId: item.isCover ? null : item.id });
        toast({ title: t(item.isCover ? "item.coverTaken" : "item.coverSet") });
      },
    );

  return { move, remove, setCover, renew };
}
