import { Image as ImageIcon } from "lucide-react";
import type { IdeasFront } from "#app/features/inspiration/ideas/detail/detail.contract.ts";
import { SearchBox } from "#app/features/site/search/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { listOf } from "../../home.links.ts";
import small from "../../images/hero-640.webp";
import medium from "../../images/hero-960.webp";
import large from "../../images/hero-1200.webp";

/** The house's own photograph: it is there before any vendor is. */
export const heroImage = large;
const QUICK = 3;

/** One large photograph with the search in it. */
export function Hero({ rooms }: { rooms: IdeasFront["rooms"] }) {
  const t = useT("home");
  const names = useT("ideas");
  const quick = rooms.slice(0, QUICK);
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
        <figcaption className="plate">
          <ImageIcon size={16} aria-hidden />
          <span>{t("caption")}</span>
        </figcaption>
      </figure>
      <div className="hero-panel">
        <h1>{t("hero")}</h1>
        <SearchBox className="hero-search" label={t("search.label")} placeholder={t("search.placeholder")}>
          <button type="submit" className="btn primary">
            {t("search.submit")}
          </button>
        </SearchBox>
        {quick.length > 0 && (
          <p className="hero-quick">
            <span>{t("search.try")}</span>
            {quick.map(({ room }) => (
              <a key={room} href={listOf(room)}>
                {names(`room.${room}`)}
              </a>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
