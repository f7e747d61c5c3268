import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { newId } from "#app/platform/database/ids.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { Select, Textarea } from "#app/ui/input.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { FeedbackDetail } from "../../feedback.contract.ts";
import { ANSWER_LENGTH, FEEDBACK_STATUSES, type FeedbackStatus, NOTE_LENGTH } from "../../feedback.ts";

/** One with everything that came along, and what an admin does about it. */
export function FeedbackDetailDialog({ id, onClose }: { id: string; onClose(): void }) {
  const t = useT("feedback");
  const { data, error, refetch } = useQuery(orpc.feedback.get.queryOptions({ input: { id } }));
  return (
    <Dialog isOpen onClose={onClose} title={data ? t(`kind.${data.kind}`) : t("admin.title")} size="wide">
      {error && !data ? (
        <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
          <p>{t("admin.failed")}</p>
        </LocalErrorBox>
      ) : data ? (
        <>
          <Said feedback={data} />
          <AnswerForm feedback={data} />
          <StaffForm feedback={data} />
        </>
      ) : (
        <Skeleton height="14rem" />
      )}
    </Dialog>
  );
}

function Said({ feedback }: { feedback: FeedbackDetail }) {
  const t = useT("feedback");
  const format = useFormat();
  const facts = [
    [t("list.from"), <bdi key="from">{feedback.author?.name ?? t("list.visitor")}</bdi>],
    ...(feedback.email ? [[t("admin.email"), <bdi key="email">{feedback.email}</bdi>]] : []),
    [t("list.received"), format.date(feedback.createdAt, "dateTime")],
    ...(feedback.page
      ? [
          [
            t("dialog.page"),
            <bdi key="page" dir="ltr" className="break-all">
              {feedback.page}
            </bdi>,
          ],
        ]
      : []),
    ...(feedback.browser
      ? [
          [
            t("dialog.browser"),
            <bdi key="browser" dir="ltr" className="break-all">
              {feedback.browser}
            </bdi>,
          ],
        ]
      : []),
  ] as const;
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
      <dl className="facts-list border-t border-line pt-2 text-sm">
        {facts.map(([label, value]) => (
          <div key={String(label)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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

/** The list, the counts and this one after a change. */
function useFeedbackUpdate(id: string) {
  const client = useQueryClient();
  return async (saved: FeedbackDetail) => {
    client.setQueryData(orpc.feedback.get.queryKey({ input: { id } }), saved);
    await client.invalidateQueries({ queryKey: orpc.feedback.list.key() });
  };
}

function AnswerForm({ feedback }: { feedback: FeedbackDetail }) {
  const t = useT("feedback");
  const store = useFeedbackUpdate(feedback.id);
  const [body, setBody] = useState("");
  const [isMissing, setMissing] = useState(false);
  // stays the same until the answer arrived: sent twice, it is one
  const key = useRef<string>(undefined);
  const answering = useMutation({
    mutationFn: () => {
      key.current ??= newId();
      return api.feedback.answer({ id: feedback.id, key: key.current, body });
    },
    async onSuccess(saved) {
      key.current = undefined;
      setBody("");
      toast({ title: t("admin.answered") });
      await store(saved);
    },
    onError: () => void toast({ title: t("admin.notAnswered"), tone: "danger" }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(body.trim() === "");
    if (body.trim() !== "" && !answering.isPending) answering.mutate();
  };
  if (!feedback.author && !feedback.email) return <p className="text-sm text-muted">{t("admin.noAddress")}</p>;
  return (
    <form className="grid gap-3 border-t border-line pt-4" onSubmit={submit} noValidate>
      <Textarea
        label={t("admin.answer")}
        hint={t(feedback.author ? "admin.answerHint" : "admin.answerMailHint")}
        rows={3}
        maxLength={ANSWER_LENGTH}
        value={body}
        error={isMissing && t("problem.required")}
        onChange={(event) => {
          setBody(event.target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" variant="primary" className="justify-self-start" pending={answering.isPending}>
        {t("admin.send")}
      </Button>
    </form>
  );
}

function StaffForm({ feedback }: { feedback: FeedbackDetail }) {
  const t = useT("feedback");
  const store = useFeedbackUpdate(feedback.id);
  const [note, setNote] = useState(feedback.note);
  const saving = useMutation({
    mutationFn: (change: { status?: FeedbackStatus; note?: string }) => api.feedback.update({ id: feedback.id, ...change }),
    async onSuccess(saved) {
      toast({ title: t("admin.saved") });
      await store(saved);
    },
    onError: () => void toast({ title: t("admin.notSaved"), tone: "danger" }),
  });
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <Select
        label={t("list.status")}
        fieldClass="max-w-72"
        value={saving.isPending ? (saving.variables.status ?? feedback.status) : feedback.status}
        onChange={(event) => saving.mutate({ status: event.target.value as FeedbackStatus })}
      >
        {FEEDBACK_STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </Select>
      <Textarea
        label={t("admin.note")}
        hint={t("admin.noteHint")}
        rows={2}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button className="justify-self-start" disabled={note.trim() === feedback.note} onClick={() => saving.mutate({ note })} pending={saving.isPending}>
        {t("admin.saveNote")}
      </Button>
    </div>
  );
}
