import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ThreadDetail } from "../../forum.contract.ts";
import { checkThread } from "../../forum.ts";
import { ThreadFields } from "./thread-fields.tsx";
import { useTextForm } from "./use-text-form.ts";

/** One's own question, in its place. */
export function ThreadEditForm({ thread, onDone }: { thread: ThreadDetail; onDone(): void }) {
  const t = useT("forum.write");
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useTextForm({
    initial: { topic: thread.topic.slug, title: thread.title, body: thread.body },
    check: checkThread,
    send: (text) => api.forum.updateThread({ id: thread.id, ...text }),
    onSent: async ({ path }) => {
      toast({ title: t("saved") });
      await client.invalidateQueries({ queryKey: orpc.forum.key() });
      onDone();
      if (form.values.topic !== thread.topic.slug) await navigate(path, { replace: true });
    },
  });
  return (
    <Form form={form} className="forum-form">
      <ThreadFields form={form} threadId={thread.id} />
      <div className="acts">
        <Button onClick={onDone}>{t("cancel")}</Button>
        <Button type="submit" variant="primary" pending={form.isSending}>
          {t("save")}
        </Button>
      </div>
    </Form>
  );
}
