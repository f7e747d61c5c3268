import { ArrowRight, BadgeCheck, Camera } from "lucide-react";
import { formatVendorSearch } from "#app/features/directory/vendors/public.ts";
import { SearchBox } from "#app/features/site/search/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import small from "../../images/hero-640.webp";
import medium from "../../images/hero-960.webp";
import large from "../../images/hero-1200.webp";

/** Our own photograph, which needs no vendor. */
export const heroImage = large;

/** The two main actions: search, or see one's own room in another style. */
export function Hero({ cities }: { cities: number }) {
  const t = useT("home");
  return (
    <section className="hero">
      <figure>
        <span className="photo fill-hero">
          <img
            src={medium}
            srcSet={`${small} 640w, ${medium} 960w, ${large} 1200w`}
            sizes="(max-width: 1360px) 100vw, 1280px"
            alt=""
            width={1200}
            height={800}
            fetchPriority="high"
          />
        </span>
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
