import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { LeaveGuard } from "#app/kit/leave-guard.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Ideabook } from "../../ideabooks.contract.ts";
import { fieldsOf } from "../../ideabooks.errors.ts";
import { BookFields } from "./book-fields.tsx";

/** The head of the page while its words are changed. What others change meanwhile stays: only what was typed here is sent. */
export function BookEdit({ book, onClose }: { book: Ideabook; onClose(): void }) {
  const t = useT("ideabooks");
  const client = useQueryClient();
  const [before] = useState({ title: book.title, description: book.description });
  const [values, setValues] = useState(before);
  const changes = {
    ...(values.title !== before.title && { title: values.title }),
    ...(values.description !== before.description && { description: values.description }),
  };
  const isDirty = Object.keys(changes).length > 0;
  const save = useMutation({
    mutationFn: () => api.ideabooks.update({ id: book.id, ...changes }),
    onSuccess: async () => {
      toast({ title: t("form.saved") });
      await client.invalidateQueries({ queryKey: orpc.ideabooks.key() });
      onClose();
    },
  });
  const errors = fieldsOf(save.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDirty) save.mutate();
    else onClose();
  };
  return (
    <form className="book-edit" onSubmit={submit} noValidate>
      <h1 className="vh">{book.title}</h1>
      <BookFields values={values} onChange={setValues} errors={errors} />
      {save.isError && !errors && (
        <p className="text-danger text-sm" role="alert">
          {t("failed")}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" pending={save.isPending}>
          {t("form.save")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
      <LeaveGuard
        isDirty={isDirty && !save.isSuccess}
        texts={{ title: t("leave.title"), text: t("leave.text"), leave: t("leave.leave"), stay: t("leave.stay") }}
      />
    </form>
  );
}
