import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { NAME_LENGTH } from "../../quotation.ts";

type Problem = "required" | "tooLong" | "tooManyTemplates";

/** Stores the lines under a name, to begin others with. */
export function TemplateDialog({ id, isSaved, onClose }: { id: string; isSaved: boolean; onClose(): void }) {
  const t = useT("quotations");
  const queries = useQueryClient();
  const failureText = useFailureText();
  const form = useSimpleForm({
    initial: { name: "" },
    problemText: (code: Problem) => t(`template.${code}`),
    send: ({ name }) => api.quotations.saveTemplate({ id, name }),
    onSent: () => {
      toast({ title: t("template.saved") });
      onClose();
      return queries.invalidateQueries({ queryKey: orpc.quotations.sources.key() });
    },
    onFailure: (failure) => toast({ title: t("template.failed"), description: failureText(failure), tone: "danger" }),
  });
  return (
    <Dialog isOpen onClose={onClose} title={t("template.title")}>
      <Form form={form} className="grid gap-5">
        <Input
          autoFocus
          label={t("template.name")}
          hint={t("template.hint")}
          {...form.text("name")}
          error={form.error("name") ?? form.error("limit")}
          maxLength={NAME_LENGTH}
        />
        <Button type="submit" variant="primary" pending={form.isSending || !isSaved}>
          {t("template.save")}
        </Button>
      </Form>
    </Dialog>
  );
}
