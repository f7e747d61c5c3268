import type { ReactNode } from "react";

const PLACE = "\uE000";

/**
 * A text with a node where its placeholder stands, for placeholders that are written as plain text elsewhere (a document, a title).
 * @example withNode((client) => t("sent.text", { client, n }), <bdi lang={languageOf(client)}>{client}</bdi>)
 */
export function withNode(text: (placeholder: string) => string, node: ReactNode): ReactNode {
  const [before, after] = text(PLACE).split(PLACE);
  return (
    <>
      {before}
      {node}
      {after}
    </>
  );
}
