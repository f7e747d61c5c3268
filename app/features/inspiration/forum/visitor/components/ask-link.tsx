import { PenLine } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { NEW_THREAD_PATH } from "../../forum.ts";

/** Leads to the form; anyone who is not signed in signs in on the way. */
export function AskLink({ topic }: { topic: string }) {
  const t = useT("forum");
  return (
    <ButtonLink
      variant="primary"
      to={topic ? `${NEW_THREAD_PATH}?topic=${encodeURIComponent(topic)}` : NEW_THREAD_PATH}
      icon={<PenLine aria-hidden />}
      rel="nofollow"
    >
      {t("ask")}
    </ButtonLink>
  );
}
