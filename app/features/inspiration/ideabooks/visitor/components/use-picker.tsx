import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { OwnBookCard, OwnBookList } from "../../ideabooks.contract.ts";

type Put = Parameters<typeof api.ideabooks.addItem>[0];

/** Adds an idea to ideabooks and removes it: optimistic, rolled back when the server refuses, with undo. */
export function usePicker(ideaId: string) {
  const t = useT("ideabooks.picker");
  const client = useQueryClient();
  const listKey = orpc.ideabooks.listMine.key();
  const show = (id: string, hasIdea: boolean) =>
    client.setQueriesData<InfiniteData<OwnBookList>>({ queryKey: listKey }, (data) => {
      if (!data?.pages) return data;
      const changed = (book: OwnBookCard) => (book.id === id ? { ...book, hasIdea, itemCount: book.itemCount + Number(hasIdea) - Number(book.hasIdea) } : book);
      return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })) };
    });
  const renew = () => {
    void client.invalidateQueries({ queryKey: listKey, refetchType: "none" });
    void client.invalidateQueries({ queryKey: orpc.ideabooks.get.key() });
    void client.invalidateQueries({ queryKey: orpc.saved.key() });
  };
  const attempt = async (id: string, hasIdea: boolean, call: () => Promise<void>) => {
    show(id, hasIdea);
    try {
      await call();
    } catch {
      show(id, !hasIdea);
      toast({ title: t("failed"), tone: "danger" });
    }
    renew();
  };
  const add = (book: Pick<OwnBookCard, "id" | "title">, back: Omit<Put, "id" | "ideaId"> = {}) =>
    attempt(book.id, true, async () => {
      await api.ideabooks.addItem({ id: book.id, ideaId, ...back });
      toast({ title: t("added", { book: book.title }) });
    });
  const takeOut = (book: Pick<OwnBookCard, "id" | "title">) =>
    attempt(book.id, false, async () => {
      const { removed } = await api.ideabooks.removeItem({ id: book.id, ideaId });
      toast({
        title: t("takenOut", { book: book.title }),
        ...(removed && {
          description: (
            <Button size="sm" className="mt-2" onClick={() => void add(book, removed)}>
              {t("undo")}
            </Button>
          ),
        }),
      });
    });
  return { add, takeOut, renew };
}
