import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";

/** As its author wrote it; in the reader's words where nobody is named. */
export function ClientName({ name }: { name: string }) {
  const t = useT("quotations");
  return name ? <bdi lang={languageOf(name)}>{name}</bdi> : t("paper.client");
}
