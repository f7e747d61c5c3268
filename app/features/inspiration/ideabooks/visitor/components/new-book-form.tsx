import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { type BookErrorCode, judgeBook } from "../../ideabooks.ts";

/** A private ideabook with this idea in it: only a name is needed now. */
export function NewBookForm({ ideaId, onDone, onCancel }: { ideaId: string; onDone(): void; onCancel(): void }) {
  const t = useT("ideabooks.picker");
  const form = useSimpleForm({
    initial: { title: "" },
    check: judgeBook,
    problemText: (code: BookErrorCode) => t(`error.${code as "required"}`),
    send: ({ title }) => api.ideabooks.create({ title, ideaId }),
    onSent: (book) => {
      toast({ title: t("created", { book: book.title }) });
      onDone();
    },
  });
  const title = form.text("title");
  const error = title.error ?? form.error("limit") ?? (form.failure ? t("failed") : undefined);
  return (
    <Form form={form} className="mt-2 grid gap-3" onKeyDown={(event) => event.key === "Escape" && onCancel()}>
      <Input label={t("name")} placeholder={t("namePlaceholder")} {...title} error={error} inputSize="sm" autoFocus />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" pending={form.isSending}>
          {t("create")}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </Form>
  );
}
