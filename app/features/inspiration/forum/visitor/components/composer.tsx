import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ThreadDetail } from "../../forum.contract.ts";
import { ANSWER_MIN, checkBody, MOST_LINKS } from "../../forum.ts";
import { keepDraft, readDraft } from "./drafts.ts";
import { MentionTextarea } from "./mention-textarea.tsx";
import { PhotoPicks } from "./photo-picks.tsx";
import { usePhotoPicks } from "./use-photo-picks.ts";
import { useSending } from "./use-sending.ts";

type Props = { thread: ThreadDetail /** The answer that it replies to. */; parentId?: string; onDone?(): void };

/** An answer, or a reply to one. What is typed is kept in the browser until it is sent. */
export function Composer({ thread, parentId, onDone }: Props) {
  const t = useT("forum.write");
  const client = useQueryClient();
  const { viewer } = useViewer();
  const viewerId = viewer?.id ?? "";
  const draft = parentId ?? thread.id;
  const [body, setBody] = useState("");
  useEffect(() => setBody(readDraft(viewerId, draft).body ?? ""), [viewerId, draft]);
  const picks = usePhotoPicks();
  const write = (value: string) => {
    setBody(value);
    keepDraft(viewerId, draft, { body: value });
  };
  const sending = useSending(
    (idempotencyKey) => api.forum.answer({ threadId: thread.id, ...(parentId && { parentId }), idempotencyKey, body, photos: [...picks.photos] }),
    async ({ status }) => {
      write("");
      picks.clear();
      toast(status === "pending" ? { title: t("waits"), description: t("waitsText") } : { title: t(parentId ? "replySent" : "answerSent") });
      await Promise.all([client.invalidateQueries({ queryKey: orpc.forum.answers.key() }), client.invalidateQueries({ queryKey: orpc.forum.get.key() })]);
      onDone?.();
    },
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const problem = checkBody(body.trim(), ANSWER_MIN, MOST_LINKS.known);
    sending.send(problem ? { body: problem } : {});
  };
  const { problems } = sending;
  return (
    <form className="forum-form" onSubmit={onSubmit} noValidate>
      <MentionTextarea
        label={t(parentId ? "reply" : "answer")}
        hint={parentId ? undefined : t("answerHint")}
        error={problems.body && t(`problem.${problems.body}`, { min: ANSWER_MIN })}
        value={body}
        rows={parentId ? 3 : 5}
        threadId={thread.id}
        autoFocus={parentId !== undefined}
        onChange={write}
      />
      {!parentId && <PhotoPicks picks={{ ...picks, problem: picks.problem ?? problems.photos ?? null }} />}
      <div className="acts">
        {parentId && <Button onClick={onDone}>{t("cancel")}</Button>}
        <Button type="submit" variant="primary" pending={sending.isSending}>
          {t(parentId ? "sendReply" : "sendAnswer")}
        </Button>
        {!parentId && <p className="hint">{t("nameShown")}</p>}
      </div>
    </form>
  );
}
