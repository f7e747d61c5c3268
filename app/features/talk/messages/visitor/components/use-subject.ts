import { useT } from "#app/platform/languages/language-context.tsx";
import type { ConversationItem } from "../../messages.contract.ts";

/** The subject line of a conversation. */
export function useSubject() {
  const t = useT("messages");
  const quotes = useT("quotes");
  return ({ kind, quote, vendor }: ConversationItem["about"]): string => {
    const key = `projectType.${quote?.projectType}`;
    if (kind === "quote") return t("subject.quote", { project: quotes.has(key) ? quotes(key) : t("subject.request") });
    return kind === "vendor" && vendor ? t("subject.vendor", { vendor: vendor.name }) : t("subject.profile");
  };
}
