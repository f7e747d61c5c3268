import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { newId } from "#app/platform/database/ids.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import type { ConversationDetail, MessageFileItem } from "../../messages.contract.ts";
import { type About, conversationPath, type Obstacle } from "../../messages.ts";
import { Composer } from "./composer.tsx";
import { ObstacleNotice } from "./obstacle-notice.tsx";
import type { SendProblem } from "./outbox-store.ts";
import { sendProblem } from "./send-problem.ts";
import { useAttachments } from "./use-attachments.ts";
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
  const attachments = useAttachments();
  const [obstacle, setObstacle] = useState(known);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const [isSending, setSending] = useState(false);
  // One idempotency key until it is sent: a retry is the same message.
  const sent = useRef<{ key: string; text: string }>(undefined);
  const draftName = `new:${Object.values(about).join()}`;
  const send = async (body: string, files: MessageFileItem[]): Promise<boolean> => {
    const text = JSON.stringify([body, files]);
    if (sent.current?.text !== text) sent.current = { key: newId(), text };
    setSending(true);
    setProblem(null);
    try {
      const { conversationId } = await api.messages.start({ about, idempotencyKey: sent.current.key, body, files: files.map(({ id }) => id) });
      await client.invalidateQueries({ queryKey: orpc.messages.list.key() });
      void navigate(conversationPath(conversationId), { replace: true });
      return true;
    } catch (error) {
      const refusal = sendProblem(error);
      if (refusal.obstacle) setObstacle(refusal.obstacle);
      else setProblem(refusal.problem);
      return false;
    } finally {
      setSending(false);
    }
  };
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
          <p>{t("start", { name })}</p>
        </div>
      </div>
      {obstacle ? (
        <ObstacleNotice obstacle={obstacle} />
      ) : (
        <>
          {problem && (
            <p className="send-problem" role="alert">
              {t(`failed.${problem}`)}
            </p>
          )}
          <Composer viewerId={viewerId} name={draftName} attachments={attachments} isSending={isSending} autoFocus onSend={send} />
        </>
      )}
    </section>
  );
}
