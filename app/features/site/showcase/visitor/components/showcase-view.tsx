import { Fragment } from "react";
import { PageHead } from "#app/kit/page-head.tsx";
import { useRootData } from "#app/kit/root-data.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import type { Crumb } from "#app/ui/page-header.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import { PAGES, pathOf, type ShowcasePage, shotUrl } from "../../showcase.ts";
import { BusinessActs, Chapter, Close, ComparisonPiece, NextPages, PlainWords, RoomsPiece, ShowcaseHero } from "./showcase-parts.tsx";
import "../../showcase.css";

export type ShowcaseTexts = {
  title: string;
  description: string;
  hero: string;
  lede: string;
  chapters: readonly { title: string; text: string }[];
  does: readonly string[];
  not: readonly string[];
};

/** One page about a tool or for an audience. */
export function ShowcaseView({ page, texts, parent }: { page: ShowcasePage; texts: ShowcaseTexts; parent: ShowcasePage }) {
  const t = useT("showcase");
  const follow = useAnchors();
  const { shots, piece, next } = PAGES[page];
  const crumbs = [
    { label: t("business"), to: pathOf("overview") },
    ...(parent === page || parent === "overview" ? [] : [{ label: t(`names.${parent}`), to: pathOf(parent) }]),
    { label: t(`names.${page}`) },
  ];
  const [lead, ...rest] = shots;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the anchors inside are what keyboards reach; this only follows them without a full load
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div className="show" onClick={follow}>
      <ShowcaseHead page={page} texts={texts} crumbs={crumbs} />
      <ShowcaseHero crumbs={crumbs} title={texts.hero} text={texts.lede} shot={lead} acts={<BusinessActs onDeep />} />
      {texts.chapters.map((chapter, at) => (
        <Fragment key={chapter.title}>
          <div className="wrap">
            <Chapter {...chapter} shot={rest[at] ?? lead} at={at} />
          </div>
          {at === 0 && piece === "comparison" && <ComparisonPiece />}
          {at === 0 && piece === "rooms" && <RoomsPiece />}
        </Fragment>
      ))}
      <div className="wrap">
        <PlainWords does={texts.does} not={texts.not} />
        <NextPages pages={next} />
        <Close />
        <p className="show-real">{t("real")}</p>
      </div>
    </div>
  );
}

function ShowcaseHead({ page, texts, crumbs }: { page: ShowcasePage; texts: ShowcaseTexts; crumbs: readonly Crumb[] }) {
  const { code } = useLanguage();
  const shell = useT("shell");
  const siteUrl = useRootData()?.siteUrl ?? "";
  const { path, shots } = PAGES[page];
  const image = shotUrl(shots[0], code, "light");
  const jsonLd = [
    {
      "@context": "https://schema.org",
      "@type": "WebPage",
      name: texts.title,
      description: texts.description,
      url: siteUrl + path,
      inLanguage: code,
      primaryImageOfPage: siteUrl + image,
      isPartOf: { "@type": "WebSite", name: shell("siteName"), url: siteUrl },
    },
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map(({ label, to }, at) => ({ "@type": "ListItem", position: at + 1, name: label, item: siteUrl + (to ?? path) })),
    },
  ];
  return <PageHead title={texts.title} description={texts.description} path={path} language={code} image={image} jsonLd={jsonLd} />;
}
