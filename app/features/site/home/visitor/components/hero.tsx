import { ArrowRight, BadgeCheck, Camera } from "lucide-react";
import { formatVendorSearch } from "#app/features/directory/vendors/public.ts";
import type { IdeasFront } from "#app/features/inspiration/ideas/detail/detail.contract.ts";
import { ideaPath } from "#app/features/inspiration/ideas/public.ts";
import { SearchBox } from "#app/features/site/search/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { VerifiedMark } from "#app/ui/marks.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import small from "../../images/hero-640.webp";
import medium from "../../images/hero-960.webp";
import large from "../../images/hero-1200.webp";

/** Our own photograph, shown while no idea is fit for the hero. */
export const houseImage = large;

const SIZES = "(max-width: 1360px) 100vw, 1280px";

type HeroIdea = NonNullable<IdeasFront["hero"]>;

/** The two main actions: search, or see one's own room in another style. */
export function Hero({ cities, idea }: { cities: number; idea: HeroIdea | null }) {
  const t = useT("home");
  return (
    <section className="hero">
      <figure>
        {idea ? (
          <>
            <Photo image={idea.photo} className="fill-hero" sizes={SIZES} priority />
            <HeroPlate idea={idea} />
          </>
        ) : (
          <span className="photo fill-hero">
            <img src={medium} srcSet={`${small} 640w, ${medium} 960w, ${large} 1200w`} sizes={SIZES} alt="" width={1200} height={800} fetchPriority="high" />
          </span>
        )}
      </figure>
      <div className="hero-panel">
        <h1>{t("hero")}</h1>
        <p className="lede">{t("lede", { cities })}</p>
        <div className="hero-acts">
          <SearchBox className="hero-search" label={t("search.label")} placeholder={t("search.placeholder")}>
            <button type="submit" className="btn primary">
              {t("search.submit")}
            </button>
          </SearchBox>
          <span className="or">{t("or")}</span>
          <a className="btn try" href="/redesign">
            <Camera aria-hidden />
            {t("tryIt")}
          </a>
        </div>
      </div>
    </section>
  );
}

/** The idea in the hero photograph: the room before, title, price and author. */
function HeroPlate({ idea }: { idea: HeroIdea }) {
  const t = useT("home");
  const names = useT("ideas");
  return (
    <figcaption>
      <a className="hero-plate" href={ideaPath(idea.slug)}>
        {idea.before && (
          <span className="was">
            <Photo image={idea.before} sizes="126px" alt="" />
            <i>{t("plate.before")}</i>
          </span>
        )}
        <span className="say">
          <b>
            <bdi lang={languageOf(idea.title)}>{idea.title}</bdi>
          </b>
          <span>
            <span className="kind">{names("styleRoom", { style: names(`style.${idea.style}`), room: names(`room.${idea.roomType}`) })}</span>
            {idea.estimatedCost && (
              <>
                {" · "}
                <MoneyText {...idea.estimatedCost} />
              </>
            )}
          </span>
          {idea.maker && (
            <span className="maker-line">
              {t.rich("plate.by", { name: () => <bdi>{idea.maker?.name}</bdi> })} {idea.maker.isVendor && <VerifiedMark label={t("plate.verified")} />}
            </span>
          )}
        </span>
      </a>
    </figcaption>
  );
}

type City = { value: string; label: string; count: number | null };
const SHOWN = 7;

/** How many vendors were checked, and where most of them are. */
export function CityLine({ vendors, cities }: { vendors: number; cities: readonly City[] }) {
  const t = useT("home");
  const format = useFormat();
  const first = cities.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, SHOWN);
  return (
    <nav className="city-line" aria-label={t("cities.title")}>
      <b>
        <BadgeCheck size={20} aria-hidden />
        {t("cities.verified", { n: vendors })}
      </b>
      {first.map(({ value, label, count }) => (
        <a key={value} href={`/vendors${formatVendorSearch({ city: value })}`}>
          <bdi>{label}</bdi> <span className="num text-muted">{format.number(count ?? 0)}</span>
        </a>
      ))}
      {cities.length > SHOWN && (
        <a className="more" href="/vendors">
          {t("cities.more", { n: cities.length - SHOWN })} <ArrowRight size={16} className="flip" aria-hidden />
        </a>
      )}
    </nav>
  );
}
