import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";
import { FORUM_PATH, topicPath } from "../../forum.ts";
import { keepDraft, readDraft } from "./drafts.ts";
import { PhotoPicks } from "./photo-picks.tsx";
import { checkThread, ThreadFields, type ThreadValues } from "./thread-fields.tsx";
import { ThreadRows } from "./thread-rows.tsx";
import { usePhotoPicks } from "./use-photo-picks.ts";
import { useSending } from "./use-sending.ts";

const DRAFT = "new";
const PAUSE_MS = 400;

/** A question: similar ones are shown while its title is typed, and what is typed is kept in the browser until it is sent. */
export function NewThreadForm({ viewerId, topic }: { viewerId: string; topic: string }) {
  const t = useT("forum.write");
  const client = useQueryClient();
  const navigate = useNavigate();
  const [values, setValues] = useState<ThreadValues>({ topic, title: "", body: "" });
  useEffect(() => {
    const { title = "", body = "", topic: kept = "" } = readDraft(viewerId, DRAFT);
    setValues({ topic: topic || kept, title, body });
  }, [viewerId, topic]);
  const picks = usePhotoPicks();
  const change = (next: ThreadValues) => {
    setValues(next);
    // a topic alone is no draft
    keepDraft(viewerId, DRAFT, next.title.trim() || next.body.trim() ? next : {});
  };
  const sending = useSending(
    (idempotencyKey) => api.forum.ask({ idempotencyKey, ...values, photos: [...picks.photos] }),
    async ({ path, status }) => {
      keepDraft(viewerId, DRAFT, {});
      toast(status === "pending" ? { title: t("waits"), description: t("waitsText") } : { title: t("asked") });
      await client.invalidateQueries({ queryKey: orpc.forum.key(), refetchType: "none" });
      await navigate(path);
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
      <ThreadFields values={values} problems={sending.problems} onChange={change} afterTitle={<Similar title={values.title} />} />
      <PhotoPicks picks={{ ...picks, problem: picks.problem ?? sending.problems.photos ?? null }} />
      <div className="acts">
        <Button type="submit" variant="primary" size="lg" pending={sending.isSending}>
          {t("send")}
        </Button>
        <ButtonLink variant="ghost" size="lg" to={topic ? topicPath(topic) : FORUM_PATH}>
          {t("cancel")}
        </ButtonLink>
        <p className="hint">{t("nameShown")}</p>
      </div>
    </form>
  );
}

/** Perhaps it was asked before. */
function Similar({ title }: { title: string }) {
  const t = useT("forum.write");
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(title.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [title]);
  const { data } = useQuery({ ...orpc.forum.similar.queryOptions({ input: { title: asked } }), enabled: asked.length > 5, placeholderData: keepPreviousData });
  const items = asked.length > 5 ? (data?.items ?? []) : [];
  return (
    <section className="forum-maybe" aria-live="polite" hidden={items.length === 0}>
      <h2>{t("similar", { n: items.length })}</h2>
      <ThreadRows threads={items} />
    </section>
  );
}
