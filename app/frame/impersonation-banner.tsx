import { LogOut, VenetianMask } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import "./css/impersonation.css";

/** Above every page while an admin is signed in as someone else. */
export default function ImpersonationBanner({ name }: { name: string }) {
  const t = useT("shell.impersonation");
  return (
    <section className="impersonation" aria-label={t("label")}>
      <VenetianMask size={20} aria-hidden />
      <p role="status">
        {t.rich("signedInAs", { name: () => <b dir="auto">{name}</b> })} <span>{t("note")}</span>
      </p>
      {/* A whole new page: nothing of the person stays in memory. */}
      <form method="post" action="/return-to-own-account">
        <Button type="submit" size="sm" icon={<LogOut size={16} className="flip" aria-hidden />}>
          {t("return")}
        </Button>
      </form>
    </section>
  );
}
