import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ReceivedQuestion } from "../../questions.contract.ts";
import { checkAnswer } from "../../questions.rules.ts";
import { ANSWER_LENGTH } from "../../questions.ts";

/** The one answer, which everybody reads. */
export function Answer({ question }: { question: ReceivedQuestion }) {
  const t = useT("questions");
  const [isOpen, setOpen] = useState(false);
  if (!question.canAnswer) return null;
  if (isOpen) return <AnswerForm question={question} onDone={() => setOpen(false)} />;
  return (
    <p className="mt-3">
      <Button size="sm" onClick={() => setOpen(true)} aria-label={t(question.answer ? "changeTo" : "answerTo", { name: question.authorName })}>
        {t(question.answer ? "change" : "answer")}
      </Button>
    </p>
  );
}

function AnswerForm({ question, onDone }: { question: ReceivedQuestion; onDone(): void }) {
  const t = useT("questions");
  const failureText = useFailureText();
  const client = useQueryClient();
  const form = useSimpleForm({
    initial: { body: question.answer?.body ?? "" },
    check: ({ body }) => checkAnswer(body) as Record<string, string>,
    problemText: (code: string) => t(`problem.${code === "required" ? "answer" : "tooLong"}`, { n: ANSWER_LENGTH }),
    send: ({ body }) => api.questions.answer({ id: question.id, body }),
    onSent: async () => {
      toast({ title: t("saved") });
      await client.invalidateQueries({ queryKey: orpc.questions.key() });
      onDone();
    },
    onFailure: (failure) => toast({ title: failureText(failure), tone: "danger" }),
  });
  const { value, error } = form.text("body");
  return (
    <Form form={form} isLong className="mt-3 grid max-w-[68ch] gap-3">
      <Textarea
        label={t("answerLabel")}
        hint={t("answerHint")}
        error={error}
        value={value}
        autoFocus
        onChange={(event) => form.set("body", event.target.value)}
      />
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" pending={form.isSending}>
          {t("sendAnswer")}
        </Button>
        <Button size="sm" onClick={onDone}>
          {t("cancel")}
        </Button>
      </p>
    </Form>
  );
}
