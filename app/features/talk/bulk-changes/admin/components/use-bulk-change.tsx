import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { BulkChange } from "../../bulk-changes.contract.ts";
import { ASK_FROM, isOpen } from "../../bulk-changes.ts";
import { BulkProgress } from "./bulk-progress.tsx";

const POLL_MS = 2000;

type Wish = {
  /** The number of rows; from ten on a dialog asks first. */
  count: number;
  /** Of the toast. */
  title: string;
  /** States the number of rows and the effect. */
  question: { title: string; text: string; action: string; isDanger?: boolean };
  send(): Promise<BulkChange>;
};
type Options = {
  kind: string;
  /** Reloads the screen's data. */
  refresh(): Promise<unknown>;
  /** The change was accepted: the selection can be cleared. */
  onStarted(): void;
  resultText(change: BulkChange): string;
};

/** Bulk changes of one kind for a list: confirmation, progress, and a toast with the result and 'Undo'. */
export function useBulkChange({ kind, refresh, onStarted, resultText }: Options): { ask(wish: Wish): void; dialog: ReactNode; progress: ReactNode } {
  const t = useT("bulk-changes");
  const client = useQueryClient();
  const [wish, setWish] = useState<Wish | null>(null);
  const running = orpc.bulkChanges.running.queryOptions({ input: { kind }, refetchInterval: (query) => (query.state.data ? POLL_MS : false) });
  const { data: current } = useQuery(running);
  useLiveEvents("job", () => void client.invalidateQueries({ queryKey: running.queryKey }));

  const fail = () => toast({ title: t("failed"), description: t("failedText"), tone: "danger" });
  const undo = useMutation({ mutationFn: (id: string) => api.bulkChanges.undo({ id }), onSuccess: (change) => accepted(change), onError: fail });
  const announce = (change: BulkChange) => {
    void refresh();
    if (change.status === "failed") return fail();
    const isUndo = change.undoOf !== null;
    toast({
      title: isUndo ? t("undone") : (titles.current.get(change.id) ?? t("done")),
      description: isUndo ? t("undoneText", { changed: change.changed, unchanged: change.total - change.changed }) : resultText(change),
      action: change.isUndoable ? { label: t("undo"), onAction: () => undo.mutate(change.id) } : undefined,
    });
  };
  const titles = useRef(new Map<string, string>());
  const accepted = (change: BulkChange, title?: string) => {
    if (title) titles.current.set(change.id, title);
    if (isOpen(change.status)) client.setQueryData(running.queryKey, change);
    else announce(change);
  };
  const start = useMutation({
    mutationFn: ({ send }: Wish) => send(),
    onSuccess: (change, { title }) => {
      setWish(null);
      onStarted();
      accepted(change, title);
    },
    onError: fail,
  });

  // The running change has ended: fetch its result once.
  const watched = useRef<string | null>(null);
  const announced = useRef(announce);
  announced.current = announce;
  const currentId = current?.id ?? null;
  useEffect(() => {
    const ended = watched.current;
    watched.current = currentId;
    if (!ended || ended === currentId) return;
    void api.bulkChanges.get({ id: ended }).then((change) => announced.current(change), fail);
  });

  return {
    ask: (asked) => (asked.count >= ASK_FROM ? setWish(asked) : start.mutate(asked)),
    dialog: wish && (
      <ConfirmDialog {...wish.question} pending={start.isPending} onConfirm={() => start.mutate(wish)} onClose={() => setWish(null)}>
        {wish.question.text}
      </ConfirmDialog>
    ),
    progress: current && <BulkProgress change={current} />,
  };
}
