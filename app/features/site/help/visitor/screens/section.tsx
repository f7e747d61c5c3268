import { data } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { NotFound } from "#app/kit/error-page.tsx";
import { PageHead } from "#app/kit/page-head.tsx";
import { useRootData } from "#app/kit/root-data.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { GUIDE_FEED } from "#app/platform/pages/feed.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { isSection, sectionPath } from "../../help.ts";
import { breadcrumbList } from "../../help-structured-data.ts";
import { sectionPage } from "../../server/pages.server.ts";
import { ArticleList } from "../components/article-list.tsx";
import { HelpSearch } from "../components/help-search.tsx";
import { MoreHelp } from "../components/more-help.tsx";
import type { Route } from "./+types/section";
import "../../help.css";

/** All articles of an audience, and the guides of /resources. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const isGuides = /^\/resources(\/|\.data)?$/.test(new URL(request.url).pathname);
  const section = isGuides ? "resources" : params.section;
  if (!isSection(section) || (section === "resources" && !isGuides)) return data(null, { status: 404 });
  return data(sectionPage(section, context.get(requestContext).language));
}

export default function HelpSection({ loaderData }: Route.ComponentProps) {
  const t = useT("help");
  const { code } = useLanguage();
  const siteUrl = useRootData()?.siteUrl ?? "";
  if (!loaderData) return <NotFound />;
  const { section, groups } = loaderData;
  const isGuides = section === "resources";
  const title = t(`section.${section}.title`);
  const crumbs = [{ label: t("hub.title"), to: "/help" }, { label: title }];
  return (
    <div className="wrap help-page">
      <PageHead
        title={isGuides ? title : t("section.pageTitle", { section: title })}
        description={t(`section.${section}.text`)}
        path={sectionPath(section)}
        language={code}
        feed={isGuides ? GUIDE_FEED : undefined}
        jsonLd={
          isGuides
            ? undefined
            : breadcrumbList(siteUrl, code, [
                [t("hub.title"), "/help"],
                [title, sectionPath(section)],
              ])
        }
      />
      <PageHeader title={title} text={t(`section.${section}.text`)} crumbs={crumbs} />
      <HelpSearch query="" />
      {groups.map(({ group, articles }) => (
        <section key={group} className="help-group">
          <h2>{t(`group.${group}`)}</h2>
          <ArticleList articles={articles} />
        </section>
      ))}
      <MoreHelp />
    </div>
  );
}
