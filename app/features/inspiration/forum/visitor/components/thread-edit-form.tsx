import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ThreadDetail } from "../../forum.contract.ts";
import { checkThread, ThreadFields } from "./thread-fields.tsx";
import { useSending } from "./use-sending.ts";

/** One's own question, in its place. */
export function ThreadEditForm({ thread, onDone }: { thread: ThreadDetail; onDone(): void }) {
  const t = useT("forum.write");
  const client = useQueryClient();
  const navigate = useNavigate();
  const [values, setValues] = useState({ topic: thread.topic.slug, title: thread.title, body: thread.body });
  const sending = useSending(
    () => api.forum.updateThread({ id: thread.id, ...values }),
    async ({ path }) => {
      toast({ title: t("saved") });
      await client.invalidateQueries({ queryKey: orpc.forum.key() });
      onDone();
      if (values.topic !== thread.topic.slug) await navigate(path, { replace: true });
    },
  );
  return (
    <form
      className="forum-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sending.send(checkThread(values));
      }}
    >
      <ThreadFields values={values} problems={sending.problems} onChange={setValues} threadId={thread.id} />
      <div className="acts">
        <Button onClick={onDone}>{t("cancel")}</Button>
        <Button type="submit" variant="primary" pending={sending.isSending}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
