import { useQuery } from "@tanstack/react-query";
import { Heart, MapPin, Pencil } from "lucide-react";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useRootData } from "#app/kit/root-data.ts";
import { ShareButton } from "#app/kit/share-button.tsx";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { factsOf, starsOf } from "#app/platform/pages/share-facts.ts";
import { isThin, lettersOf } from "#app/platform/pages/thin.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Breadcrumbs } from "#app/ui/page-header.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";

import { ideaPath, tryOnPath, wordOf } from "../../../ideas.ts";
import { LikeSlot } from "../../../reactions/like-slot.tsx";
import { IdeaCard } from "../../../visitor/components/idea-card.tsx";
import { SaveIdea } from "../../../visitor/components/save-idea.tsx";
import type { IdeaDetail } from "../../detail.contract.ts";
import { ideaJsonLd } from "../../detail.json-ld.ts";
import { similarIdeas } from "../../similar-query.ts";
import { AskDesigner, IdeaPanel } from "./idea-panel.tsx";
import { BeforeAfterSection, DescriptionSection, PaletteSection, ReportLine, TagsSection } from "./idea-sections.tsx";
import { IdeaStage } from "./idea-stage.tsx";
import { PiecesSlot } from "./pieces-slot.tsx";

/** An idea's page: the room, its author, and similar rooms. */
export function IdeaPage({ idea }: { idea: IdeaDetail }) {
  const t = useT("ideas.detail");
  const ideas = useT("ideas");
  const { author } = idea;
  return (
    <div className="wrap">
      <Head idea={idea} />
      <div className="flex items-center justify-between gap-4 py-5 phone:py-3">
        <Breadcrumbs
          items={[
            { label: t("ideas"), to: "/ideas" },
            { label: ideas(`room.${idea.roomType}`), to: `/ideas/${wordOf(idea.roomType)}` },
            { label: ideas(`style.${idea.style}`), to: `/ideas/${wordOf(idea.roomType)}/${wordOf(idea.style)}` },
          ]}
        />
        <span className="flex flex-wrap gap-2">
          {idea.permissions.canMarkPieces && (
            <ButtonLink size="sm" to={`/dashboard/ideas/${idea.id}/pieces`}>
              {t("pieces.mark")}
            </ButtonLink>
          )}
          {idea.permissions.canEdit && (
            <ButtonLink size="sm" to={`/admin/design-ideas/${idea.id}`} icon={<Pencil size={16} aria-hidden />}>
              {t("edit")}
            </ButtonLink>
          )}
        </span>
      </div>
      <IdeaStage idea={idea} />
      <div className="idea-detail">
        <div>
          <header className="detail-head">
            <h1 dir="auto" lang={languageOf(idea.title)}>
              {idea.title}
            </h1>
            <p className="facts">
              {author && (
                <span>
                  <Avatar name={author.name} size="sm" />
                  <Link className="link" to={author.path}>
                    <bdi>{author.name}</bdi>
                  </Link>
                </span>
              )}
              {author?.city && (
                <span>
                  <MapPin size={16} aria-hidden />
                  <bdi>{author.city}</bdi>
                </span>
              )}
              <span>
                <Heart size={16} aria-hidden />
                {t("saves", { n: idea.saves })}
              </span>
            </p>
            <div className="idea-acts">
              <LikeSlot id={idea.id} title={idea.title} likes={idea.likes} />
              <ShareButton title={idea.title} path={ideaPath(idea.slug)} />
            </div>
          </header>
          <DescriptionSection idea={idea} />
        </div>
        <IdeaPanel idea={idea} />
        <div className="idea-rest">
          <PiecesSlot slug={idea.slug} />
          <PaletteSection idea={idea} />
          <BeforeAfterSection idea={idea} />
          <TagsSection idea={idea} />
          <ReportLine idea={idea} />
        </div>
      </div>
      <Similar idea={idea} />
      <div className="cta-bar idea-bar">
        <SaveIdea id={idea.id} name={idea.title} />
        <span className="grow">
          {idea.estimatedCost ? <MoneyText {...idea.estimatedCost} /> : <b>{ideas(`room.${idea.roomType}`)}</b>}
          <span className="muted">{idea.estimatedCost ? t("estimate") : ideas(`style.${idea.style}`)}</span>
        </span>
        {idea.roomType === "outdoor" ? (
          <AskDesigner author={author} variant="primary" size="lg" />
        ) : (
          <a className="btn primary lg" href={tryOnPath(idea)}>
            {ideas("tryOn")}
          </a>
        )}
      </div>
    </div>
  );
}

function Similar({ idea }: { idea: IdeaDetail }) {
  const t = useT("ideas.detail");
  const follow = useAnchors();
  const { data: ideas = [] } = useQuery(similarIdeas(orpc, idea));
  if (ideas.length === 0) return null;
  return (
    <section className="section" aria-labelledby="similar">
      <div className="section-head">
        <h2 id="similar">{t("similar")}</h2>
      </div>
      {/* biome-ignore lint/a11y: the links inside are the controls; this only prevents full page loads */}
      <div className="idea-row" onClick={follow}>
        {ideas.map((similar) => (
          <IdeaCard key={similar.id} idea={similar} />
        ))}
      </div>
    </section>
  );
}

function Head({ idea }: { idea: IdeaDetail }) {
  const t = useT("ideas.detail");
  const ideas = useT("ideas");
  const { code } = useLanguage();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const path = ideaPath(idea.slug);
  const photo = idea.photos[0];
  const room = ideas(`room.${idea.roomType}`);
  const style = ideas(`style.${idea.style}`);
  const crumbs = [
    { name: t("ideas"), path: "/ideas" },
    { name: room, path: `/ideas/${wordOf(idea.roomType)}` },
    { name: idea.title, path },
  ];
  return (
    <PageHead
      title={t("pageTitle", { title: idea.title, kind: ideas("styleRoom", { style, room }) })}
      description={idea.description.replace(/\s+/g, " ").slice(0, 200) || photo?.alt || idea.title}
      path={path}
      language={code}
      type="article"
      image={photo && photoUrl(photo.id, 1280, "jpg")}
      isHidden={isThin({ letters: lettersOf(idea.title, idea.description), pictures: idea.photos.length })}
      shared={import.meta.env.SSR ? { title: idea.title, facts: factsOf(ideas("styleRoom", { style, room }), starsOf(idea.rating)) } : undefined}
      jsonLd={import.meta.env.SSR ? ideaJsonLd(idea, siteUrl, [room, style], crumbs) : {}}
    />
  );
}
