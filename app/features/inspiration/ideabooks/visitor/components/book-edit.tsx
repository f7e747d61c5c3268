import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { LeaveGuard } from "#app/ui/form/leave-guard.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { toast } from "#app/ui/toast.tsx";
import type { Ideabook } from "../../ideabooks.contract.ts";
import { type BookErrorCode, judgeBook } from "../../ideabooks.ts";
import { BookFields } from "./book-fields.tsx";

/** The page's head in edit mode. Sends only the fields changed here, so that others' changes stay. */
export function BookEdit({ book, onClose }: { book: Ideabook; onClose(): void }) {
  const t = useT("ideabooks");
  const client = useQueryClient();
  const form = useSimpleForm({
    initial: () => ({ title: book.title, description: book.description }),
    check: judgeBook,
    problemText: (code: BookErrorCode) => t(`error.${code}`),
    send: async (_, { changed, changes }) => changed.length > 0 && api.ideabooks.update({ id: book.id, ...changes }),
    onSent: async (isSaved) => {
      if (isSaved) {
        toast({ title: t("form.saved") });
        await client.invalidateQueries({ queryKey: orpc.ideabooks.key() });
      }
      onClose();
    },
  });
  return (
    <Form form={form} className="book-edit">
      <h1 className="vh">{book.title}</h1>
      <BookFields form={form} />
      <FailureNote form={form} />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" pending={form.isSending}>
          {t("form.save")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
      <LeaveGuard isDirty={form.isDirty && !form.answer} />
    </Form>
  );
}
