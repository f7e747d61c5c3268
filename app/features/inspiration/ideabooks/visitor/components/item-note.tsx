import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { BookItem } from "../../ideabooks.contract.ts";
import type { BookErrorCode } from "../../ideabooks.ts";

/** A note about an idea. What was typed stays when it could not be saved. */
export function ItemNote({ item, bookId, name, onClose }: { item: BookItem; bookId: string; name: string; onClose(): void }) {
  const t = useT("ideabooks");
  const client = useQueryClient();
  const form = useSimpleForm({
    initial: { note: item.note ?? "" },
    problemText: (code: BookErrorCode) => t(`error.${code}`),
    send: ({ note }) => api.ideabooks.setNote({ id: bookId, itemId: item.id, note }),
    onSent: async () => {
      toast({ title: t("item.noteSaved") });
      await client.invalidateQueries({ queryKey: orpc.ideabooks.get.key() });
      onClose();
    },
  });
  return (
    <Form form={form} className="item-note" onKeyDown={(event) => event.key === "Escape" && onClose()}>
      <Textarea
        label={
          <>
            {t("item.note")}
            <span className="vh">: {name}</span>
          </>
        }
        {...form.text("note")}
        error={form.error("note") ?? (form.failure && t("item.noteFailed"))}
        rows={3}
        autoFocus
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" pending={form.isSending}>
          {t("form.save")}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </Form>
  );
}
