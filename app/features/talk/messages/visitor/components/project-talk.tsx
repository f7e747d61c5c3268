import { useQuery, useQueryClient } from "@tanstack/react-query";
import { MessageCircle } from "lucide-react";
import { orpc } from "#app/api/client.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { conversationPath, newConversationPath } from "../../messages.ts";

/** Leads to the conversation of everyone in a project, and says how many messages there are unread. */
export function ProjectTalk({ projectId }: { projectId: string }) {
  const t = useT("messages.button");
  const client = useQueryClient();
  const options = orpc.messages.find.queryOptions({ input: { project: projectId } });
  const { data } = useQuery(options);
  const { conversationId = null, unread = 0 } = data ?? {};
  useLiveEvents("message", (event) => {
    if (!event || !conversationId || event.conversationId === conversationId) void client.invalidateQueries({ queryKey: options.queryKey });
  });
  return (
    <ButtonLink
      to={conversationId ? conversationPath(conversationId) : newConversationPath({ project: projectId })}
      variant={unread > 0 ? "primary" : undefined}
      icon={<MessageCircle size={16} aria-hidden />}
    >
      {t("everyone", { n: unread })}
    </ButtonLink>
  );
}
