import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { fieldsOf } from "../../ideabooks.errors.ts";

/** A private ideabook with this idea in it: only a name is needed now. */
export function NewBookForm({ ideaId, onDone, onCancel }: { ideaId: string; onDone(): void; onCancel(): void }) {
  const t = useT("ideabooks.picker");
  const [title, setTitle] = useState("");
  const create = useMutation({
    mutationFn: () => api.ideabooks.create({ title, ideaId }),
    onSuccess: (book) => {
      toast({ title: t("created", { book: book.title }) });
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  const code = fieldsOf(create.error)?.title ?? fieldsOf(create.error)?.limit;
  const error = code ? t(`error.${code}`) : create.isError ? t("failed") : undefined;
  return (
    <form className="mt-2 grid gap-3" onSubmit={submit} onKeyDown={(event) => event.key === "Escape" && onCancel()}>
      <Input
        label={t("name")}
        placeholder={t("namePlaceholder")}
        error={error}
        inputSize="sm"
        autoFocus
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" pending={create.isPending}>
          {t("create")}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
