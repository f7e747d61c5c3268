import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { SavedItem } from "../../saved.contract.ts";
import { NOTE_LENGTH } from "../../saved.ts";

/** A line for oneself. What was typed stays when it could not be saved. */
export function NoteForm({ item, name, onClose }: { item: SavedItem; name: string; onClose(): void }) {
  const t = useT("saved");
  const client = useQueryClient();
  const [note, setNote] = useState(item.note ?? "");
  const isTooLong = note.trim().length > NOTE_LENGTH;
  const save = useMutation({
    mutationFn: () => api.saved.setNote({ type: item.type, id: item.id, note }),
    onSuccess: async () => {
      toast({ title: t("page.noteSaved") });
      await client.invalidateQueries({ queryKey: orpc.saved.list.key() });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTooLong) save.mutate();
  };
  const error = isTooLong ? t("page.tooLong") : save.isError ? t("page.noteFailed") : undefined;
  return (
    <form className="note-form" onSubmit={submit} onKeyDown={(event) => event.key === "Escape" && onClose()}>
      <Textarea
        label={
          <>
            {t("page.note")}
            <span className="vh">: {name}</span>
          </>
        }
        hint={t("page.noteHint")}
        error={error}
        autoFocus
        rows={2}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" pending={save.isPending}>
          {t("page.noteSave")}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t("page.noteCancel")}
        </Button>
      </div>
    </form>
  );
}
