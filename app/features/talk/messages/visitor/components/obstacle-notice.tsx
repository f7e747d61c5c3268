import { useMutation } from "@tanstack/react-query";
import { Ban } from "lucide-react";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Obstacle } from "../../messages.ts";

/** In place of the box to write in: why nothing can be written, and the way out where there is one. */
export function ObstacleNotice({ obstacle, onUnblock }: { obstacle: Obstacle; onUnblock?: () => void }) {
  const t = useT("messages");
  return (
    <div className="obstacle" role="status">
      <Ban size={20} aria-hidden />
      <p>{t(`obstacle.${obstacle}`)}</p>
      {obstacle === "blocked" && onUnblock && (
        <Button size="sm" onClick={onUnblock}>
          {t("unblock")}
        </Button>
      )}
      {obstacle === "unverified" && <ResendButton />}
    </div>
  );
}

function ResendButton() {
  const t = useT("messages");
  const { viewer } = useViewer();
  const sending = useMutation({
    mutationFn: async (email: string) => {
      const answer = await fetch("/api/auth/send-verification-email", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email }),
      });
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    },
    onSuccess: () => void toast({ title: t("verify.sent") }),
    onError: () => void toast({ title: t("verify.failed"), tone: "danger" }),
  });
  return (
    <Button size="sm" pending={sending.isPending} onClick={() => viewer && sending.mutate(viewer.email)}>
      {t("verify.resend")}
    </Button>
  );
}
