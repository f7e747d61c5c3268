import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ForumReply, ThreadDetail } from "../../forum.contract.ts";
import { ANSWER_MIN, checkBody, MOST_LINKS } from "../../forum.ts";
import { MentionTextarea } from "./mention-textarea.tsx";
import { useSending } from "./use-sending.ts";

/** One's own answer or reply, in its place. */
export function PostEditForm({ post, thread, onDone }: { post: ForumReply; thread: ThreadDetail; onDone(): void }) {
  const t = useT("forum.write");
  const client = useQueryClient();
  const [body, setBody] = useState(post.body);
  const sending = useSending(
    () => api.forum.updatePost({ id: post.id, body }),
    async () => {
      toast({ title: t("saved") });
      await client.invalidateQueries({ queryKey: orpc.forum.answers.key() });
      onDone();
    },
  );
  const { problems } = sending;
  return (
    <form
      className="forum-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const problem = checkBody(body.trim(), ANSWER_MIN, MOST_LINKS.known);
        sending.send(problem ? { body: problem } : {});
      }}
    >
      <MentionTextarea
        label={t("answer")}
        error={problems.body && t(`problem.${problems.body}`, { min: ANSWER_MIN })}
        value={body}
        threadId={thread.id}
        autoFocus
        onChange={setBody}
      />
      <div className="acts">
        <Button onClick={onDone}>{t("cancel")}</Button>
        <Button type="submit" variant="primary" pending={sending.isSending}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
