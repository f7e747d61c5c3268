import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { toast } from "#app/ui/toast.tsx";
import { checkThread, FORUM_PATH, type ThreadText, topicPath } from "../../forum.ts";
import { savePhotos } from "./draft-photos.ts";
import { readDraft, saveDraft } from "./drafts.ts";
import { TextPhotos } from "./text-photos.tsx";
import { ThreadFields } from "./thread-fields.tsx";
import { ThreadRows } from "./thread-rows.tsx";
import { useDraftPhotos } from "./use-draft-photos.ts";
import { useTextForm } from "./use-text-form.ts";

const DRAFT = "new";
const PAUSE_MS = 400;

/** A question: similar ones are shown while its title is typed, and what is typed or chosen is stored in the browser until it is sent. */
export function NewThreadForm({ viewerId, topic }: { viewerId: string; topic: string }) {
  const t = useT("forum.write");
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useTextForm<ThreadText>({
    initial: { topic, title: "", body: "" },
    check: checkThread,
    send: (text, photos, idempotencyKey) => api.forum.ask({ idempotencyKey, ...text, photos }),
    onSent: async ({ path, status }) => {
      saveDraft(viewerId, DRAFT, {});
      await savePhotos(viewerId, DRAFT, []);
      toast(status === "pending" ? { title: t("waits"), description: t("waitsText") } : { title: t("asked") });
      await client.invalidateQueries({ queryKey: orpc.forum.key(), refetchType: "none" });
      await navigate(path);
    },
  });
  useDraftPhotos(form.photos, viewerId, DRAFT);
  const fill = useRef(form.patch);
  fill.current = form.patch;
  useEffect(() => {
    const { title = "", body = "", topic: stored = "" } = readDraft(viewerId, DRAFT);
    fill.current({ topic: topic || stored, title, body });
  }, [viewerId, topic]);
  // A topic alone is no draft.
  const store = ({ topic: chosen, title, body }: ThreadText) => saveDraft(viewerId, DRAFT, title.trim() || body.trim() ? { topic: chosen, title, body } : {});
  return (
    <Form form={form} className="forum-form">
      <ThreadFields form={form} onChange={store} afterTitle={<Similar title={form.values.title} />} />
      <TextPhotos form={form} />
      <div className="acts">
        <Button type="submit" variant="primary" size="lg" pending={form.isSending}>
          {t("send")}
        </Button>
        <ButtonLink variant="ghost" size="lg" to={topic ? topicPath(topic) : FORUM_PATH}>
          {t("cancel")}
        </ButtonLink>
        <p className="hint">{t("nameShown")}</p>
      </div>
    </Form>
  );
}

/** Similar questions. */
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
