import { ArrowRight, Search } from "lucide-react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { SectionHead } from "#app/ui/page-header.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { ShopFront } from "../../products.contract.ts";
import { finderPath, SEARCH_LENGTH } from "../../products.search.ts";
import { ProductCard } from "./product-card.tsx";

type Counted = { count: number; isCapped: boolean };

/** '240', or '1,000+' where counting stopped. */
function useCount() {
  const t = useT("products.front");
  const format = useFormat();
  return ({ count, isCapped }: Counted) => (isCapped ? t("atLeast", { n: format.number(count) }) : format.number(count));
}

/** What the shop is, and a search that works without script. */
export function FrontHead({ front: { pieces, sellers } }: { front: ShopFront }) {
  const t = useT("products.front");
  const count = useCount();
  return (
    <div className="shop-top">
      <h1>{t("title")}</h1>
      {pieces.count > 0 && <p className="text-muted">{t("lead", { pieces: count(pieces), n: sellers })}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is too new for the browsers we support */}
      <form className="shop-search" role="search" action={finderPath({})}>
        <label className="input-wrap">
          <Search size={20} aria-hidden />
          <span className="sr-only">{t("search")}</span>
          <input className="input" type="search" name="search" maxLength={SEARCH_LENGTH} placeholder={t("searchHint")} />
        </label>
        <a className="btn" href={finderPath({})}>
          {t("all")}
        </a>
      </form>
    </div>
  );
}

/** Where guests sit comes first. */
export function MajlisFirst({ majlis: { photo, departments } }: { majlis: NonNullable<ShopFront["majlis"]> }) {
  const t = useT("products.front");
  const count = useCount();
  return (
    <section className="shop-lead" aria-labelledby="majlis-first">
      {/* biome-ignore lint/a11y/useAnchorContent: for the pointer only; the departments beside it are the links that are read */}
      <a className="contents" href={finderPath({ room: "majlis" })} tabIndex={-1} aria-hidden>
        <Photo image={photo} sizes="(max-width: 900px) 100vw, 840px" alt="" priority />
      </a>
      <div className="txt">
        <div>
          <h2 id="majlis-first">{t("majlis.title")}</h2>
          <p className="text-muted">{t("majlis.text")}</p>
        </div>
        <ul className="departments">
          {departments.map(({ category, ...counted }) => (
            <li key={category}>
              <a href={finderPath({ room: "majlis", category })}>
                <span>{t(`majlis.${category}`)}</span>
                <span className="num text-sm text-muted">{count(counted)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function OtherRooms({ rooms }: { rooms: ShopFront["rooms"] }) {
  const t = useT("products.front");
  const names = useT("products");
  const count = useCount();
  return (
    <section className="section">
      <SectionHead title={t("rooms")} />
      <div className="shop-rooms">
        {rooms.map(({ room, photo, ...counted }) => (
          <a key={room} href={finderPath({ room })}>
            <Photo image={photo} shape="3:4" sizes="(max-width: 720px) 136px, 170px" alt="" />
            <span className="name">
              {names(`room.${room}`)} <span className="num text-sm text-muted">{count(counted)}</span>
            </span>
          </a>
        ))}
      </div>
    </section>
  );
}

/** The large card is taller than its photograph: what shows is the middle of a wider one. */
const LARGE_CARD = "(max-width: 900px) 100vw, 880px";

/** One large piece and four. */
export function NewPieces({ front: { newest, newThisWeek } }: { front: ShopFront }) {
  const t = useT("products.front");
  return (
    <section className="section">
      <SectionHead
        title={t(newThisWeek >= newest.length ? "newThisWeek" : "newest")}
        aside={
          <a className="link" href={finderPath({ sort: "newest" })}>
            {t("allNew")} <ArrowRight size={16} className="flip" aria-hidden />
          </a>
        }
      />
      <div className="shop-new">
        {newest.map((product, index) => (
          <ProductCard key={product.id} product={product} {...(index === 0 && { sizes: LARGE_CARD })} />
        ))}
      </div>
    </section>
  );
}

const TERMS = ["price", "made", "fit", "return"] as const;

/** How buying works. */
export function BuyingTerms() {
  const t = useT("products.front");
  return (
    <section className="section shop-terms" aria-labelledby="buying">
      <h2 id="buying" className="sr-only">
        {t("terms.title")}
      </h2>
      <dl>
        {TERMS.map((term) => (
          <div key={term}>
            <dt>{t(`terms.${term}.title`)}</dt>
            <dd>{t(`terms.${term}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
