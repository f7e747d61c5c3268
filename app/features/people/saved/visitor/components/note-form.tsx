import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { SavedItem } from "../../saved.contract.ts";
import { NOTE_LENGTH } from "../../saved.ts";

/** A private note. The text stays when saving fails. */
export function NoteForm({ item, name, onClose }: { item: SavedItem; name: string; onClose(): void }) {
  const t = useT("saved");
  const client = useQueryClient();
  const form = useSimpleForm({
    initial: { note: item.note ?? "" },
    check: ({ note }) => ({ note: note.trim().length > NOTE_LENGTH ? "tooLong" : undefined }),
    problemText: () => t("page.tooLong"),
    send: ({ note }) => api.saved.setNote({ type: item.type, id: item.id, note }),
    onSent: async () => {
      toast({ title: t("page.noteSaved") });
      await client.invalidateQueries({ queryKey: orpc.saved.list.key() });
      onClose();
    },
  });
  return (
    <Form form={form} className="note-form" onKeyDown={(event) => event.key === "Escape" && onClose()}>
      <Textarea
        label={
          <>
            {t("page.note")}
            <span className="vh">: {name}</span>
          </>
        }
        hint={t("page.noteHint")}
        {...form.text("note")}
        error={form.error("note") ?? (form.failure && t("page.noteFailed"))}
        autoFocus
        rows={2}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" pending={form.isSending}>
          {t("page.noteSave")}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t("page.noteCancel")}
        </Button>
      </div>
    </Form>
  );
}
