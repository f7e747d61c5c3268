import { useQueryClient } from "@tanstack/react-query";
import { Bell, BellOff } from "lucide-react";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";

type Props = { isFollowed: boolean; of: { thread: string } | { topic: string } };

/** Follows a question or a topic. Renders nothing for visitors. */
export function FollowButton({ isFollowed, of }: Props) {
  const t = useT("forum");
  const client = useQueryClient();
  const { viewer } = useViewer();
  const [isPending, setPending] = useState(false);
  if (!viewer) return null;
  const press = async () => {
    setPending(true);
    const isOn = !isFollowed;
    try {
      await ("thread" in of ? api.forum.follow({ id: of.thread, isOn }) : api.forum.followTopic({ slug: of.topic, isOn }));
      toast({ title: t(isOn ? ("thread" in of ? "follow.onThread" : "follow.onTopic") : "follow.off") });
      await client.invalidateQueries({ queryKey: "thread" in of ? orpc.forum.get.key() : orpc.forum.topics.key() });
    } catch {
      toast({ title: t("actionFailed"), tone: "danger" });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      size="sm"
      aria-pressed={isFollowed}
      pending={isPending}
      icon={isFollowed ? <BellOff aria-hidden /> : <Bell aria-hidden />}
      onClick={() => void press()}
    >
      {t(isFollowed ? "follow.stop" : "follow.start")}
    </Button>
  );
}
