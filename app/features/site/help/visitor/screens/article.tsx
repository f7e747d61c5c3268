import { data, Link } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { NotFound } from "#app/kit/error-page.tsx";
import { PageHead } from "#app/kit/page-head.tsx";
import { useRootData } from "#app/kit/root-data.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import { articleLanguage, foreignWords, isSection, sectionPath } from "../../help.ts";
import { articleData, breadcrumbList } from "../../help-structured-data.ts";
import { articlePage } from "../../server/pages.server.ts";
import { Helpful } from "../components/helpful.tsx";
import { MoreHelp } from "../components/more-help.tsx";
import type { Route } from "./+types/article";
import "../../help.css";

/** One article of the help, or one guide. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const isGuide = new URL(request.url).pathname.startsWith("/resources/");
  const section = isGuide ? "resources" : (params as { section?: string }).section;
  const page =
    isSection(section) && (section === "resources") === isGuide ? await articlePage(section, params.slug, context.get(requestContext).language) : null;
  return data(page, { status: page ? 200 : 404 });
}

export default function HelpArticle({ loaderData: page }: Route.ComponentProps) {
  const t = useT("help");
  const { code } = useLanguage();
  const follow = useAnchors();
  const siteUrl = useRootData()?.siteUrl ?? "";
  if (!page) return <NotFound />;
  const { card, html, image, more } = page;
  const { section, title, summary, to } = card;
  const sectionTitle = t(`section.${section}.title`);
  const words = foreignWords(code);
  const own = (text: string) => <bdi {...words}>{text}</bdi>;
  const trail: [string, string][] = [...(section === "resources" ? [] : [[t("hub.title"), "/help"] as [string, string]]), [sectionTitle, sectionPath(section)]];
  return (
    <div className="wrap help-page">
      <PageHead
        title={title}
        description={summary}
        path={to}
        language={articleLanguage(code)}
        image={image}
        type="article"
        jsonLd={[articleData(siteUrl, code, page), breadcrumbList(siteUrl, code, [...trail, [title, to]])]}
      />
      <PageHeader title={own(title)} text={own(summary)} crumbs={[...trail.map(([label, address]) => ({ label, to: address })), { label: own(title) }]} />
      <div className="help-article">
        <div>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the anchors inside are what keyboards reach; this only follows them without a full load */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from the project's own Markdown, which lets no HTML through */}
          <div className="help-text" {...words} dir={words.lang && "ltr"} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
          <Helpful key={card.id} article={card.id} />
        </div>
        {more.length > 0 && (
          <nav className="help-beside" aria-label={t("article.more")}>
            <h2>{t("article.more")}</h2>
            <ul>
              {more.map((other) => (
                <li key={other.id}>
                  <Link to={other.to}>
                    <bdi {...words}>{other.title}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <MoreHelp />
    </div>
  );
}
