import type { MetaDescriptor } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { pageMeta } from "#app/platform/pages/seo.ts";
import { useRootData } from "./root-data.ts";

type Props = Omit<Parameters<typeof pageMeta>[0], "siteUrl">;

/** Metadata for search engines and link previews. React moves the elements into the document's head, on the server and after navigations. */
export function PageHead({ title, ...page }: Props) {
  const t = useT("shell");
  const siteUrl = useRootData()?.siteUrl ?? "";
  if (!siteUrl) return <title>{title}</title>;
  return pageMeta({ shared: { title }, ...page, title: `${title} · ${t("siteName")}`, siteUrl }).map(element);
}

function element(descriptor: MetaDescriptor, index: number) {
  if ("title" in descriptor) return <title key="title">{String(descriptor.title)}</title>;
  if ("script:ld+json" in descriptor) return <JsonLd key={index} value={descriptor["script:ld+json"]} />;
  if ("tagName" in descriptor) {
    const { tagName: _, ...attributes } = descriptor as { tagName: string };
    return <link key={index} {...attributes} />;
  }
  return <meta key={index} {...(descriptor as object)} />;
}

/** Data, not a script: it never runs. '<' is escaped, so that no text in it can end the element. Only server-rendered: search engines read it, browsers do not need it. */
function JsonLd({ value }: { value: unknown }) {
  const json = import.meta.env.SSR ? JSON.stringify(value).replaceAll("<", "\\u003c") : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}
