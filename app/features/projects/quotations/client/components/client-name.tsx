import { useT } from "#app/platform/languages/language-context.tsx";
import { withNode } from "#app/platform/languages/with-node.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";

/** To whom it is written and which version it is; of a bid the version alone. */
export function VersionTo({ client, n }: { client: string | null; n: number }) {
  const t = useT("quotations");
  return client === null ? t("sent.version", { n }) : withNode((name) => t("paper.to", { client: name, n }), <ClientName name={client} />);
}

/** As its author wrote it; in the reader's words where nobody is named. */
export function ClientName({ name }: { name: string }) {
  const t = useT("quotations");
  return name ? <bdi lang={languageOf(name)}>{name}</bdi> : t("paper.client");
}
