import { CircleCheck } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { ContactForm } from "./use-contact-form.ts";

/** In the place of a message that was sent. */
export function Thanks({ form }: { form: ContactForm }) {
  const t = useT("contact");
  return (
    <div className="panel grid gap-4" role="status">
      <h2 className="flex items-center gap-3 text-xl">
        <CircleCheck className="flex-none text-ok" size={24} aria-hidden />
        {t("thanks.title")}
      </h2>
      <p>
        {t.rich("thanks.text", {
          email: () => (
            <bdi dir="ltr" translate="no">
              {form.values.email}
            </bdi>
          ),
        })}
      </p>
      <div className="flex flex-wrap gap-3">
        {form.hasAccount && <ButtonLink to="/dashboard/contact">{t("thanks.mine")}</ButtonLink>}
        <ButtonLink to="/help">{t("beside.help")}</ButtonLink>
      </div>
    </div>
  );
}
