import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ThreadDetail } from "../../forum.contract.ts";
import { checkAnswer } from "../../forum.ts";
import { readDraft, saveDraft } from "./drafts.ts";
import { MentionTextarea } from "./mention-textarea.tsx";
import { TextPhotos } from "./text-photos.tsx";
import { useTextForm } from "./use-text-form.ts";

type Props = { thread: ThreadDetail /** The answer that it replies to. */; parentId?: string; onDone?(): void };

/** An answer, or a reply to one. What is typed stays in the browser until it is sent. */
export function Composer({ thread, parentId, onDone }: Props) {
  const t = useT("forum.write");
  const client = useQueryClient();
  const { viewer } = useViewer();
  const viewerId = viewer?.id ?? "";
  const draft = parentId ?? thread.id;
  const form = useTextForm({
    initial: { body: "" },
    check: checkAnswer,
    send: ({ body }, photos, idempotencyKey) => api.forum.answer({ threadId: thread.id, ...(parentId && { parentId }), idempotencyKey, body, photos }),
    onSent: async ({ status }) => {
      saveDraft(viewerId, draft, {});
      form.restart({ body: "", photos: [] });
      toast(status === "pending" ? { title: t("waits"), description: t("waitsText") } : { title: t(parentId ? "replySent" : "answerSent") });
      await Promise.all([client.invalidateQueries({ queryKey: orpc.forum.answers.key() }), client.invalidateQueries({ queryKey: orpc.forum.get.key() })]);
      onDone?.();
    },
  });
  const { set } = form;
  const fill = useRef(set);
  fill.current = set;
  useEffect(() => fill.current("body", readDraft(viewerId, draft).body ?? ""), [viewerId, draft]);
  const { value, error } = form.text("body");
  return (
    <Form form={form} className="forum-form">
      <MentionTextarea
        label={t(parentId ? "reply" : "answer")}
        hint={parentId ? undefined : t("answerHint")}
        error={error}
        value={value}
        rows={parentId ? 3 : 5}
        threadId={thread.id}
        autoFocus={parentId !== undefined}
        onChange={(body) => {
          set("body", body);
          saveDraft(viewerId, draft, { body });
        }}
      />
      {!parentId && <TextPhotos form={form} />}
      <div className="acts">
        {parentId && <Button onClick={onDone}>{t("cancel")}</Button>}
        <Button type="submit" variant="primary" pending={form.isSending}>
          {t(parentId ? "sendReply" : "sendAnswer")}
        </Button>
        {!parentId && <p className="hint">{t("nameShown")}</p>}
      </div>
    </Form>
  );
}
