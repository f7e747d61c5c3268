import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ForumReply, ThreadDetail } from "../../forum.contract.ts";
import { checkAnswer } from "../../forum.ts";
import { MentionTextarea } from "./mention-textarea.tsx";
import { useTextForm } from "./use-text-form.ts";

/** One's own answer or reply, in its place. */
export function PostEditForm({ post, thread, onDone }: { post: ForumReply; thread: ThreadDetail; onDone(): void }) {
  const t = useT("forum.write");
  const client = useQueryClient();
  const form = useTextForm({
    initial: { body: post.body },
    check: checkAnswer,
    send: ({ body }) => api.forum.updatePost({ id: post.id, body }),
    onSent: async () => {
      toast({ title: t("saved") });
      await client.invalidateQueries({ queryKey: orpc.forum.answers.key() });
      onDone();
    },
  });
  const { value, error } = form.text("body");
  return (
    <Form form={form} className="forum-form">
      <MentionTextarea label={t("answer")} error={error} value={value} threadId={thread.id} autoFocus onChange={(body) => form.set("body", body)} />
      <div className="acts">
        <Button onClick={onDone}>{t("cancel")}</Button>
        <Button type="submit" variant="primary" pending={form.isSending}>
          {t("save")}
        </Button>
      </div>
    </Form>
  );
}
