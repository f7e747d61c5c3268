import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { RequestDetail } from "../../requests.contract.ts";
import { QUESTION_LENGTH } from "../../requests.ts";

type Question = RequestDetail["questions"][number];

/** Answered for all bidders at once; nobody reads who asked. */
export function Questions({ job }: { job: RequestDetail }) {
  const t = useT("requests");
  const { questions, permissions } = job;
  if (questions.length === 0 && !permissions.canAsk) return null;
  return (
    <section aria-labelledby="job-questions">
      <h2 id="job-questions">{t("questions.title")}</h2>
      <p className="mb-3 text-sm text-muted">{t(job.owner ? "questions.textOwner" : "questions.text")}</p>
      <ul className="job-questions">
        {questions.map((question) => (
          <li key={question.id}>
            <p className="font-medium" dir="auto">
              {question.body}
            </p>
            {question.answer && (
              <p className="job-answer" dir="auto">
                {question.answer}
              </p>
            )}
            {!question.answer && !permissions.canAnswer && <p className="text-sm text-muted">{t("questions.waiting")}</p>}
            {!question.answer && permissions.canAnswer && <AnswerForm jobId={job.id} question={question} />}
          </li>
        ))}
      </ul>
      {permissions.canAsk && <AskForm jobId={job.id} />}
    </section>
  );
}

const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: orpc.requests.key() });
};

function AskForm({ jobId }: { jobId: string }) {
  const t = useT("requests");
  const refresh = useRefresh();
  const form = useSimpleForm({
    initial: { body: "" },
    check: ({ body }) => (body.trim() ? {} : { body: "required" as const }),
    problemText: (code) => t(`problem.${code as "required"}`),
    send: ({ body }, { key }) => api.requests.ask({ id: jobId, idempotencyKey: key, body }),
    onSent: () => {
      toast({ title: t("questions.asked") });
      form.renew({ body: "" });
      return refresh();
    },
  });
  return (
    <Form form={form} className="grid gap-3">
      <Textarea {...form.text("body")} label={t("questions.ask")} hint={t("questions.askHint")} rows={3} maxLength={QUESTION_LENGTH} required />
      <FailureNote form={form} />
      <div>
        <Button type="submit" pending={form.isSending}>
          {t("questions.send")}
        </Button>
      </div>
    </Form>
  );
}

function AnswerForm({ jobId, question }: { jobId: string; question: Question }) {
  const t = useT("requests");
  const refresh = useRefresh();
  const form = useSimpleForm({
    initial: { answer: "" },
    check: ({ answer }) => (answer.trim() ? {} : { answer: "required" as const }),
    problemText: (code) => t(`problem.${code as "required"}`),
    send: ({ answer }) => api.requests.answer({ id: jobId, questionId: question.id, answer }),
    onSent: () => {
      toast({ title: t("questions.answered") });
      return refresh();
    },
  });
  return (
    <Form form={form} className="mt-2 grid gap-3">
      <Textarea {...form.text("answer")} label={t("questions.answer")} rows={2} maxLength={QUESTION_LENGTH} required />
      <FailureNote form={form} />
      <div>
        <Button type="submit" size="sm" variant="primary" pending={form.isSending}>
          {t("questions.answerAll")}
        </Button>
      </div>
    </Form>
  );
}
