import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { Photo } from "#app/ui/photo.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { studioPath } from "../../redesign.address.ts";
import type { RedesignCard } from "../../redesign.contract.ts";
import { HistoryWaits } from "./history-waits.tsx";
import { useRedesignName } from "./use-redesign-name.ts";
import "../../redesign.css";

const SIZES = "(max-width: 720px) 92vw, (max-width: 1100px) 46vw, 320px";

/** What someone has made so far, latest change first. */
export function History() {
  const t = useT("redesign");
  // always refetch: a picture may have been made a moment ago
  const list = useMoreList(orpc.redesign.list.infiniteOptions({ ...morePages({}), staleTime: 0 }));
  return (
    <section className="redesign-part" aria-labelledby="redesign-history">
      <div className="part-head">
        <h2 id="redesign-history">{t("history.title")}</h2>
        <p>{t("history.text")}</p>
      </div>
      <CardList
        list={list}
        className="redesign-cards"
        failed={t("history.failed")}
        moreClass="mt-6"
        empty={<EmptyState level={3} title={t("history.empty")} text={t("history.emptyText")} />}
        loading={
          <>
            <p className="vh" role="status">
              {t("history.loading")}
            </p>
            <HistoryWaits />
          </>
        }
      >
        {(card) => (
          <li key={card.id}>
            <HistoryCard card={card} />
          </li>
        )}
      </CardList>
    </section>
  );
}

/** Half before, half after, so that the change is visible at a glance. */
function HistoryCard({ card }: { card: RedesignCard }) {
  const t = useT("redesign");
  const format = useFormat();
  const name = useRedesignName()(card);
  return (
    <article className="redesign-card">
      <span className="pair">
        <Photo image={{ ...card.photo, isPrivate: true }} sizes={SIZES} alt="" />
        {card.latest && (
          <span className="pair-after">
            <Photo image={{ ...card.latest.photo, isPrivate: true }} sizes={SIZES} alt="" />
          </span>
        )}
      </span>
      <h3>
        <Link to={studioPath(card.id)} dir="auto">
          {name}
        </Link>
      </h3>
      <p className="line">
        <span>{t("history.pictures", { n: card.pictureCount })}</span>
        <time dateTime={card.updatedAt}>{format.date(card.updatedAt)}</time>
      </p>
    </article>
  );
}
