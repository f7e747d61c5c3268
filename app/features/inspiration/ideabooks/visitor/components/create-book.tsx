import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { toast } from "#app/ui/toast.tsx";
import { type BookErrorCode, bookPath, judgeBook, type Visibility } from "../../ideabooks.ts";
import { BookFields, VisibilityChoice } from "./book-fields.tsx";

/** A new, empty ideabook; leads to it. */
export function CreateBook({ onClose }: { onClose(): void }) {
  const t = useT("ideabooks");
  const client = useQueryClient();
  const navigate = useNavigate();
  const formId = useId();
  const form = useSimpleForm({
    initial: { title: "", description: "", visibility: "private" as Visibility },
    check: judgeBook,
    problemText: (code: BookErrorCode) => t(`error.${code}`),
    send: (values) => api.ideabooks.create(values),
    onSent: (book) => {
      toast({ title: t("created", { book: book.title }) });
      void client.invalidateQueries({ queryKey: orpc.ideabooks.key() });
      void navigate(bookPath(book.id));
    },
  });
  return (
    <Dialog
      isOpen
      title={t("create")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" pending={form.isSending}>
            {t("form.create")}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="grid gap-5">
        <BookFields form={form} />
        <VisibilityChoice {...form.control("visibility")} />
        <FailureNote form={form} />
      </Form>
    </Dialog>
  );
}
