import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { ConversationItem } from "../../messages.contract.ts";

/** The subject line of a conversation. */
export function useSubject() {
  const t = useT("messages");
  const quotes = useT("quotes");
  const format = useFormat();
  return ({ kind, quote, vendor, project }: ConversationItem["about"]): string => {
    if (project) return project.people.length > 0 ? format.list(project.people.map(({ name }) => name)) : t("obstacle.alone");
    const key = `projectType.${quote?.projectType}`;
    if (kind === "quote") return t("subject.quote", { project: quotes.has(key) ? quotes(key) : t("subject.request") });
    return kind === "vendor" && vendor ? t("subject.vendor", { vendor: vendor.name }) : t("subject.profile");
  };
}
