import { ArrowRight, Check, Minus } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { RedesignRooms } from "#app/features/studio/redesign/public.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Lattice } from "#app/ui/brand.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { useNear } from "#app/ui/list/use-near.ts";
import { Breadcrumbs, type Crumb } from "#app/ui/page-header.tsx";
import { pathOf, type Shot as ShotName, type ShowcasePage } from "../../showcase.ts";
import { Shot } from "./shot.tsx";

const LiveComparison = lazy(() => import("./live-comparison.tsx").then((module) => ({ default: module.LiveComparison })));

/** The promise on deep green, the product below it on the edge of the page's ground. */
export function ShowcaseHero({ crumbs, title, text, shot, acts }: { crumbs: readonly Crumb[]; title: string; text: string; shot: ShotName; acts: ReactNode }) {
  return (
    <header className="show-hero">
      <Lattice />
      <div className="wrap">
        <Breadcrumbs items={crumbs} />
        <div className="show-promise">
          <h1>{title}</h1>
          <div>
            <p>{text}</p>
            <div className="show-acts">{acts}</div>
          </div>
        </div>
        <Shot name={shot} className="lead" />
      </div>
    </header>
  );
}

/** A part of the story beside its picture, on alternating sides. */
export function Chapter({ title, text, shot, at }: { title: string; text: string; shot: ShotName; at: number }) {
  return (
    <section className={classes("chapter", at % 2 === 1 && "turned")}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <Shot name={shot} />
    </section>
  );
}

/** In plain words: what it does, and what it does not. */
export function PlainWords({ does, not }: { does: readonly string[]; not: readonly string[] }) {
  const t = useT("showcase");
  return (
    <section className="plain-words" aria-label={t("does")}>
      <div>
        <h2>{t("does")}</h2>
        <ul>
          {does.map((text) => (
            <li key={text}>
              <Check aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{t("not")}</h2>
        <ul className="not">
          {not.map((text) => (
            <li key={text}>
              <Minus aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** When the reader comes near: its texts, script and style load after the page, into a place of their size. */
export function LazyComparison() {
  const [isNear, setNear] = useState(false);
  const element = useNear(!isNear, 600, () => setNear(true));
  const place = <div ref={element} className="live-wait table" />;
  return isNear ? (
    <Suspense fallback={place}>
      <LiveComparison />
    </Suspense>
  ) : (
    place
  );
}

export function ComparisonPiece() {
  const t = useT("showcase");
  return (
    <section className="wrap section">
      <h2>{t("play.compare")}</h2>
      <p className="show-lede">{t("play.compareText")}</p>
      <LazyComparison />
    </section>
  );
}

export function RoomsPiece() {
  const t = useT("showcase");
  return (
    <section className="show-band">
      <div className="wrap">
        <h2>{t("play.room")}</h2>
        <p className="show-lede">{t("play.roomText")}</p>
        <Suspense fallback={<div className="live-wait" />}>
          <RedesignRooms />
        </Suspense>
      </div>
    </section>
  );
}

/** Where the page leads on. */
export function NextPages({ pages }: { pages: readonly ShowcasePage[] }) {
  const t = useT("showcase");
  return (
    <nav className="next-pages" aria-labelledby="next-pages">
      <h2 id="next-pages">{t("more")}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <a href={pathOf(page)}>
              <b>{t(`names.${page}`)}</b>
              <span>{t(`brief.${page}`)}</span>
              <ArrowRight size={20} className="flip" aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const BusinessActs = ({ onDeep = false }: { onDeep?: boolean }) => {
  const t = useT("showcase");
  return (
    <>
      <ButtonLink size="lg" variant={onDeep ? undefined : "primary"} to="/signup?role=professional">
        {t("join")}
      </ButtonLink>
      <ButtonLink size="lg" variant="ghost" to="/signup?role=vendor">
        {t("list")}
      </ButtonLink>
    </>
  );
};

export function Close() {
  const t = useT("showcase");
  return (
    <section className="show-close">
      <div>
        <h2>{t("close.title")}</h2>
        <p>{t("close.text")}</p>
      </div>
      <div className="show-acts">
        <BusinessActs />
      </div>
    </section>
  );
}
