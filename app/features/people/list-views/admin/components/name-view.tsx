import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { VIEW_NAME_MAX } from "../../list-views.ts";

type Props = { list: string; query: string; onClose(): void; onSaved(): Promise<unknown> };
type Code = "required" | "tooMany";

export function NameView({ list, query, onClose, onSaved }: Props) {
  const t = useT("list-views");
  const form = useSimpleForm({
    initial: { name: "" },
    check: ({ name }) => (name.trim() ? {} : { name: "required" as Code }),
    problemText: (code: Code) => t(`problem.${code}`),
    send: ({ name }) => api.listViews.save({ list, query, name }),
    onSent: async () => {
      toast({ title: t("saved") });
      await onSaved();
      onClose();
    },
    onFailure: () => toast({ title: t("failed"), tone: "danger" }),
  });
  return (
    <Dialog isOpen onClose={onClose} title={t("save")}>
      <Form form={form} className="grid gap-5">
        <Input label={t("name")} hint={t("hint")} {...form.text("name")} required maxLength={VIEW_NAME_MAX} autoComplete="off" />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="primary" pending={form.isSending}>
            {t("submit")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
