import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { judgeProject, type ProjectProblem } from "../../portfolio.rules.ts";
import { PORTFOLIO, TITLE_LENGTH } from "../../portfolio.ts";

/** Begins a draft by its title; the rest is filled in on its own page. */
export function NewProject({ professionalId, onClose }: { professionalId: string; onClose(): void }) {
  const t = useT("portfolio.edit");
  const client = useQueryClient();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const form = useSimpleForm({
    initial: { title: "" },
    check: ({ title }) => judgeProject({ title }).problems,
    problemText: (code: ProjectProblem) => t(`problem.${code}`),
    send: (values) => api.portfolio.create({ ...values, professionalId }),
    onSent: async ({ id }) => {
      await client.invalidateQueries({ queryKey: orpc.portfolio.list.key() });
      void navigate(`${PORTFOLIO}/${id}`);
    },
    onFailure: (failure) => toast({ title: t("new.failed"), description: failureText(failure), tone: "danger" }),
  });
  return (
    <Dialog isOpen onClose={onClose} title={t("new.title")}>
      <Form form={form} className="grid gap-5">
        <Input label={t("field.title")} hint={t("hint.title")} {...form.text("title")} required maxLength={TITLE_LENGTH} autoComplete="off" />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t("new.cancel")}</Button>
          <Button type="submit" variant="primary" pending={form.isSending}>
            {t("new.submit")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
