import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { BookItem } from "../../ideabooks.contract.ts";
import { fieldsOf } from "../../ideabooks.errors.ts";

/** A note about an idea. What was typed stays when it could not be saved. */
export function ItemNote({ item, bookId, name, onClose }: { item: BookItem; bookId: string; name: string; onClose(): void }) {
  const t = useT("ideabooks");
  const client = useQueryClient();
  const [note, setNote] = useState(item.note ?? "");
  const save = useMutation({
    mutationFn: () => api.ideabooks.setNote({ id: bookId, itemId: item.id, note }),
    onSuccess: async () => {
      toast({ title: t("item.noteSaved") });
      await client.invalidateQueries({ queryKey: orpc.ideabooks.get.key() });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  const code = fieldsOf(save.error)?.note;
  return (
    <form className="item-note" onSubmit={submit} onKeyDown={(event) => event.key === "Escape" && onClose()}>
      <Textarea
        label={
          <>
            {t("item.note")}
            <span className="vh">: {name}</span>
          </>
        }
        error={code ? t(`error.${code}`) : save.isError ? t("item.noteFailed") : undefined}
        rows={3}
        autoFocus
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" pending={save.isPending}>
          {t("form.save")}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
