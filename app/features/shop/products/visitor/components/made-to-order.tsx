import { ArrowRight } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { ShopFront } from "../../products.contract.ts";
import { finderPath } from "../../products.search.ts";
import { productPath } from "../../products.ts";

type Piece = ShopFront["madeToOrder"][number];
const WEEK = 7;

/** One large photograph, and a list: what, who makes it, how long it takes, from which price. */
export function MadeToOrder({ pieces }: { pieces: readonly Piece[] }) {
  const t = useT("products.front");
  const [first] = pieces;
  return (
    <section className="section shop-made" aria-labelledby="made-to-order">
      <div className="wrap">
        <Photo image={first?.photo} className="fill-made" sizes="(max-width: 900px) 100vw, 860px" alt="" />
        <div>
          <h2 id="made-to-order">{t("made.title")}</h2>
          <p className="text-muted">{t("made.text")}</p>
          <ul className="shop-makers">
            {pieces.map((piece) => (
              <Maker key={piece.id} piece={piece} />
            ))}
          </ul>
          <a className="link" href={finderPath({ available: "order" })}>
            {t("made.all")} <ArrowRight size={16} className="flip" aria-hidden />
          </a>
        </div>
      </div>
    </section>
  );
}

function Maker({ piece }: { piece: Piece }) {
  const t = useT("products.front");
  const names = useT("products");
  return (
    <li>
      <a href={productPath(piece.slug)}>
        <Photo image={piece.photo} shape="4:3" sizes="96px" alt="" />
        <span className="what">
          <b>
            <bdi lang={languageOf(piece.name)}>{piece.name}</bdi>
          </b>
          <span className="text-muted" dir="auto">
            {piece.vendor}
          </span>
        </span>
        <span className="lead text-muted">{t("made.weeks", { n: Math.ceil(piece.leadDays / WEEK) })}</span>
        <span className="price">{piece.isFrom ? names.rich("from", { price: () => <MoneyText {...piece.price} /> }) : <MoneyText {...piece.price} />}</span>
      </a>
    </li>
  );
}
