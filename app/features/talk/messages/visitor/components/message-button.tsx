import { MessageCircle } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink, type ButtonLook } from "#app/ui/button.tsx";
import { type About, newConversationPath } from "../../messages.ts";

type Props = Pick<ButtonLook, "variant" | "size" | "block"> & { about: About };

/** Leads to the conversation with someone, or to its first message; anyone who is not signed in signs in on the way. */
export function MessageButton({ about, ...look }: Props) {
  const t = useT("messages.button");
  return (
    <ButtonLink {...look} to={newConversationPath(about)} icon={<MessageCircle aria-hidden />}>
      {t("message")}
    </ButtonLink>
  );
}
