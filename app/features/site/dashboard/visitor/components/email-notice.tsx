import { useMutation } from "@tanstack/react-query";
import { MailWarning } from "lucide-react";
import { offersWork, type Viewer } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";

async function sendLink(email: string): Promise<void> {
  const options = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ email }) };
  const response = await fetch("/api/auth/send-verification-email", options);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
}

/** Until the address is confirmed. */
export function EmailNotice({ email, role }: Pick<Viewer, "email" | "role">) {
  const t = useT("dashboard");
  const link = useMutation({
    mutationFn: () => sendLink(email),
    onSuccess: () => toast({ title: t("email.sent", { email }) }),
    onError: () => toast({ title: t("email.failed"), tone: "danger" }),
  });
  return (
    <div className="home-notice">
      <MailWarning size={20} aria-hidden />
      <p>{t(offersWork({ role }) ? "email.business" : "email.text", { email })}</p>
      <Button size="sm" onClick={() => link.mutate()} pending={link.isPending}>
        {t("email.send")}
      </Button>
    </div>
  );
}
