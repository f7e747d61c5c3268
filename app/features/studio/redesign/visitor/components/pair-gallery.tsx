import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { PAIRS } from "./pair-list.ts";
import { PairSlider } from "./pair-slider.tsx";

/** Our own rooms, each before and after. */
export function PairGallery() {
  const t = useT("redesign");
  const ideas = useT("ideas");
  return (
    <section className="redesign-part" aria-labelledby="redesign-pairs">
      <div className="part-head">
        <h2 id="redesign-pairs">{t("gallery.title")}</h2>
        <p>{t("gallery.text")}</p>
        <Link className="link" to="/ideas/before-after">
          {t("gallery.all")}
        </Link>
      </div>
      <ul className="pair-gallery">
        {PAIRS.slice(1).map((pair) => (
          <li key={`${pair.name} ${pair.style}`}>
            <PairSlider pair={pair} />
            <p>{t("compare.of", { style: t(`styles.${pair.style}`), room: ideas(`room.${pair.room}`) })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
