import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { toast } from "#app/ui/toast.tsx";
import { fieldsOf } from "../../ideabooks.errors.ts";
import { bookPath, type Visibility } from "../../ideabooks.ts";
import { BookFields, VisibilityChoice } from "./book-fields.tsx";

/** A new, empty ideabook; leads to it. */
export function CreateBook({ onClose }: { onClose(): void }) {
  const t = useT("ideabooks");
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useId();
  const [values, setValues] = useState({ title: "", description: "" });
  const [visibility, setVisibility] = useState<Visibility>("private");
  const create = useMutation({
    mutationFn: () => api.ideabooks.create({ ...values, visibility }),
    onSuccess: (book) => {
      toast({ title: t("created", { book: book.title }) });
      void client.invalidateQueries({ queryKey: orpc.ideabooks.key() });
      void navigate(bookPath(book.id));
    },
  });
  const errors = fieldsOf(create.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <Dialog
      isOpen
      title={t("create")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" form={form} variant="primary" pending={create.isPending}>
            {t("form.create")}
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-5" onSubmit={submit} noValidate>
        <BookFields values={values} onChange={setValues} errors={errors} />
        <VisibilityChoice value={visibility} onChange={setVisibility} />
        {create.isError && !errors && (
          <p className="text-danger text-sm" role="alert">
            {t("failed")}
          </p>
        )}
      </form>
    </Dialog>
  );
}
