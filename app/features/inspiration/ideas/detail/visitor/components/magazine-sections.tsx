import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { SectionHead } from "#app/ui/page-header.tsx";
import { FAMILY_SWATCH } from "../../../ideas.colors.ts";
import type { IdeaCardData } from "../../../ideas.contract.ts";
import { ideaPath } from "../../../ideas.ts";
import { IdeaCard } from "../../../visitor/components/idea-card.tsx";
import { LeadGrid } from "../../../visitor/components/lead-grid.tsx";
import type { IdeasMagazine } from "../../detail.contract.ts";
import { CompareSlot } from "./compare-slot.tsx";

/** The parts of the page that have something to show. */
export function MagazineSections({ page: { newest, color, popular, regional, pair } }: { page: IdeasMagazine }) {
  const t = useT("ideas.detail");
  const name = color && t(`family.${color.family}`);
  return (
    <>
      <div className="wrap">
        <section aria-labelledby="newest">
          <h2 id="newest" className="vh">
            {t("magazine.newest")}
          </h2>
          <LeadGrid ideas={newest} />
        </section>
        {color && (
          <Row
            title={
              <span className="color-title">
                <i style={{ background: FAMILY_SWATCH[color.family] }} aria-hidden />
                {t("magazine.colorTitle", { color: name ?? "" })}
              </span>
            }
            text={t("magazine.colorText")}
            ideas={color.ideas}
            all={{ href: `/ideas/${color.family}`, text: t("magazine.colorAll", { color: name ?? "" }) }}
          />
        )}
        <Row
          title={t("magazine.popular")}
          text={t("magazine.popularText")}
          ideas={popular}
          all={{ href: "/ideas?sort=popular", text: t("magazine.popularAll") }}
        />
      </div>
      {pair?.before && pair.photo && (
        <section className="band pair-band" aria-labelledby="pair">
          <div className="wrap">
            <div>
              <p className="eyebrow">{t("beforeAfter.title")}</p>
              <h2 id="pair" dir="auto" lang={languageOf(pair.title)}>
                {pair.title}
              </h2>
              <p className="acts">
                <a className="btn lg" href={ideaPath(pair.slug)}>
                  {t("magazine.see")}
                </a>
                <a className="link" href="/ideas/before-after">
                  {t("magazine.pairAll")}
                </a>
              </p>
            </div>
            <CompareSlot before={pair.before} after={pair.photo} title={pair.title} sizes="(max-width: 900px) 100vw, 800px" />
          </div>
        </section>
      )}
      <div className="wrap">
        <Row
          title={t("magazine.regional")}
          text={t("magazine.regionalText")}
          ideas={regional}
          all={{ href: "/ideas/saudi-regional", text: t("magazine.regionalAll") }}
        />
      </div>
    </>
  );
}

type RowProps = { title: ReactNode; text: string; ideas: readonly IdeaCardData[]; all: { href: string; text: string } };

function Row({ title, text, ideas, all }: RowProps) {
  if (ideas.length === 0) return null;
  return (
    <section className="section">
      <SectionHead
        title={title}
        text={text}
        aside={
          <a className="link" href={all.href}>
            {all.text} <ArrowRight size={16} className="flip" aria-hidden />
          </a>
        }
      />
      <div className="idea-row">
        {ideas.map((idea) => (
          <IdeaCard key={idea.id} idea={idea} />
        ))}
      </div>
    </section>
  );
}
