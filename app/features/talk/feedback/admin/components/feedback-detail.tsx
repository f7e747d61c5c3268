import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { Button } from "#app/ui/button.tsx";
import { type Facts, FactsList, ltr } from "#app/ui/facts-list.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useForm, useSimpleForm } from "#app/ui/form/use-form.ts";
import { Select, Textarea } from "#app/ui/input.tsx";
import { LoadedDialog } from "#app/ui/loaded-dialog.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { FeedbackDetail } from "../../feedback.contract.ts";
import { ANSWER_LENGTH, FEEDBACK_STATUSES, type FeedbackProblem, type FeedbackStatus, NOTE_LENGTH } from "../../feedback.ts";

/** One piece of feedback with its context, and what an admin can do about it. */
export function FeedbackDetailDialog({ id, onClose }: { id: string; onClose(): void }) {
  const t = useT("feedback");
  const query = useQuery(orpc.feedback.get.queryOptions({ input: { id } }));
  return (
    <LoadedDialog query={query} title={({ kind }) => t(`kind.${kind}`)} loading={t("admin.title")} failed={t("admin.failed")} onClose={onClose}>
      {(feedback) => (
        <>
          <Said feedback={feedback} />
          <AnswerForm feedback={feedback} />
          <StaffForm feedback={feedback} />
        </>
      )}
    </LoadedDialog>
  );
}

function Said({ feedback }: { feedback: FeedbackDetail }) {
  const t = useT("feedback");
  const format = useFormat();
  const facts: Facts = [
    [t("list.from"), <bdi key="from">{feedback.author?.name ?? t("list.visitor")}</bdi>],
    feedback.email && [t("admin.email"), <bdi key="email">{feedback.email}</bdi>],
    [t("list.received"), format.date(feedback.createdAt, "dateTime")],
    feedback.page && [t("dialog.page"), ltr(feedback.page)],
    feedback.browser && [t("dialog.browser"), ltr(feedback.browser)],
  ];
  return (
    <>
      <p className="whitespace-pre-line break-words" dir="auto">
        {feedback.body}
      </p>
      {feedback.screenshot && (
        <a href={photoUrl(feedback.screenshot.id, 1920, "webp", true)} target="_blank" rel="noreferrer" className="justify-self-start">
          <img
            src={photoUrl(feedback.screenshot.id, 640, "webp", true)}
            width={feedback.screenshot.width}
            height={feedback.screenshot.height}
            alt={t("screenshot.preview")}
            className="h-auto max-h-64 w-auto rounded-control border border-line"
          />
        </a>
      )}
      <FactsList facts={facts} className="border-t border-line pt-2 text-sm" />
      {feedback.answers.map((answer) => (
        <div key={answer.id} className="grid gap-1.5 rounded-control bg-palm-soft px-4 py-3">
          <p className="text-sm text-muted">
            <bdi className="font-semibold text-ink">{answer.by ?? t("history.team")}</bdi>{" "}
            <time dateTime={answer.createdAt}>{format.date(answer.createdAt, "dateTime")}</time>
          </p>
          <p className="whitespace-pre-line break-words" dir="auto">
            {answer.body}
          </p>
        </div>
      ))}
    </>
  );
}

/** Reloads the list, the counts and this item after a change. */
function useFeedbackUpdate(id: string) {
  const client = useQueryClient();
  return async (saved: FeedbackDetail) => {
    client.setQueryData(orpc.feedback.get.queryKey({ input: { id } }), saved);
    await client.invalidateQueries({ queryKey: orpc.feedback.list.key() });
  };
}

function AnswerForm({ feedback: { id, author, email } }: { feedback: FeedbackDetail }) {
  const t = useT("feedback");
  const store = useFeedbackUpdate(id);
  const form = useSimpleForm({
    initial: { body: "" },
    check: ({ body }) => ({ body: body.trim() ? undefined : "required" }),
    problemText: (code) => t(`problem.${code as FeedbackProblem}`),
    send: ({ body }, { key }) => api.feedback.answer({ id, key, body }),
    onSent: async (saved) => {
      form.renew({ body: "" });
      toast({ title: t("admin.answered") });
      await store(saved);
    },
  });
  if (!author && !email) return <p className="text-sm text-muted">{t("admin.noAddress")}</p>;
  return (
    <Form form={form} className="grid gap-3 border-t border-line pt-4">
      <Textarea
        label={t("admin.answer")}
        hint={t(author ? "admin.answerHint" : "admin.answerMailHint")}
        rows={3}
        maxLength={ANSWER_LENGTH}
        {...form.text("body")}
      />
      <FailureNote form={form} texts={{ failed: t("admin.notAnswered") }} />
      <Button type="submit" variant="primary" className="justify-self-start" pending={form.isSending}>
        {t("admin.send")}
      </Button>
    </Form>
  );
}

function StaffForm({ feedback }: { feedback: FeedbackDetail }) {
  const t = useT("feedback");
  const { id } = feedback;
  const store = useFeedbackUpdate(id);
  const onSent = async (saved: FeedbackDetail) => {
    toast({ title: t("admin.saved") });
    await store(saved);
  };
  const status = useMutation({
    mutationFn: (next: FeedbackStatus) => api.feedback.update({ id, status: next }),
    onSuccess: onSent,
    onError: () => void toast({ title: t("admin.notSaved"), tone: "danger" }),
  });
  const form = useForm({
    stored: feedback,
    valuesOf: ({ note }) => ({ note }),
    send: ({ note }) => api.feedback.update({ id, note }),
    next: (saved) => saved,
    onSent,
  });
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <Select
        label={t("list.status")}
        fieldClass="max-w-72"
        value={status.isPending ? status.variables : feedback.status}
        onChange={(event) => status.mutate(event.target.value as FeedbackStatus)}
      >
        {FEEDBACK_STATUSES.map((one) => (
          <option key={one} value={one}>
            {t(`status.${one}`)}
          </option>
        ))}
      </Select>
      <Form form={form} className="grid gap-4">
        <Textarea label={t("admin.note")} hint={t("admin.noteHint")} rows={2} maxLength={NOTE_LENGTH} {...form.text("note")} />
        <FailureNote form={form} texts={{ failed: t("admin.notSaved") }} />
        <Button type="submit" className="justify-self-start" disabled={!form.isDirty} pending={form.isSending}>
          {t("admin.saveNote")}
        </Button>
      </Form>
    </div>
  );
}
