import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { checkQuestion } from "../../questions.rules.ts";
import { type Asked, QUESTION_LENGTH } from "../../questions.ts";

type Props = { type: Asked; id: string; onSent(): Promise<unknown>; onDone(): void };

export function AskForm({ type, id, onSent, onDone }: Props) {
  const t = useT("questions");
  const failureText = useFailureText();
  const form = useSimpleForm({
    initial: { body: "" },
    check: ({ body }) => checkQuestion(body) as Record<string, string>,
    problemText: (code: string) => t(`problem.${code === "required" ? "question" : "tooLong"}`, { n: QUESTION_LENGTH }),
    send: ({ body }) => api.questions.ask({ type, id, body }),
    onSent: async () => {
      toast({ title: t(`asked.${type}`) });
      await onSent();
      onDone();
    },
    onFailure: (failure) => toast({ title: failureText(failure, { forbidden: t(`own.${type}`) }), tone: "danger" }),
  });
  const { value, error } = form.text("body");
  return (
    <Form form={form} isLong className="grid max-w-[68ch] gap-3">
      <Textarea label={t("label")} hint={t("hint")} error={error} value={value} autoFocus onChange={(event) => form.set("body", event.target.value)} />
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" pending={form.isSending}>
          {t("send")}
        </Button>
        <Button size="sm" onClick={onDone}>
          {t("cancel")}
        </Button>
      </p>
    </Form>
  );
}
