import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import type { ConversationDetail } from "../../messages.contract.ts";
import { type About, conversationPath, type Obstacle } from "../../messages.ts";
import { Composer } from "./composer.tsx";
import { ObstacleNotice } from "./obstacle-notice.tsx";
import { refusalOf } from "./send-problem.ts";
import { useMessageForm } from "./use-message-form.ts";
import { useSubject } from "./use-subject.ts";

type Props = {
  viewerId: string;
  about: About;
  subject: ConversationDetail["about"];
  name: string;
  obstacle: Obstacle | null;
};

/** The first message to someone. The conversation exists when it is sent. */
export function NewThread({ viewerId, about, subject, name, obstacle: known }: Props) {
  const t = useT("messages");
  const navigate = useNavigate();
  const client = useQueryClient();
  const line = useSubject();
  const [obstacle, setObstacle] = useState(known);
  // The conversation exists when its first message was sent: what is typed is stored by whom it is for.
  const form = useMessageForm({
    viewerId,
    name: `new:${Object.values(about).join()}`,
    async send(body, files, idempotencyKey) {
      const { conversationId } = await api.messages.start({ about, idempotencyKey, body, files: files.map(({ id }) => id) });
      await client.invalidateQueries({ queryKey: orpc.messages.list.key() });
      void navigate(conversationPath(conversationId), { replace: true });
    },
    onFailure: (failure) => setObstacle(refusalOf(failure).obstacle ?? null),
  });
  return (
    <section className="thread" aria-label={t("with", { name })}>
      <header className="thread-head">
        <Link className="icon-btn back" to="/dashboard/messages" aria-label={t("back")}>
          <ArrowLeft className="flip" size={20} aria-hidden />
        </Link>
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <h2 className="truncate" dir="auto">
            {name}
          </h2>
          <p className="tiny muted truncate">{line(subject)}</p>
        </div>
      </header>
      <div className="log-frame">
        <div className="log hint">
          <p>{t("start", { name: subject.project ? line(subject) : name })}</p>
        </div>
      </div>
      {obstacle ? (
        <ObstacleNotice obstacle={obstacle} />
      ) : (
        <>
          {form.failure && (
            <p className="send-problem" role="alert">
              {t(`failed.${refusalOf(form.failure).problem}`)}
            </p>
          )}
          <Composer form={form} autoFocus />
        </>
      )}
    </section>
  );
}
