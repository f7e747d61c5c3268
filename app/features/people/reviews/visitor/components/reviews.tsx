import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { LOG_PATH } from "#app/features/talk/moderation/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { MoreButton } from "#app/ui/list/list-foot.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { Skeleton } from "#app/ui/states.tsx";
import type { ReviewPage } from "../../reviews.contract.ts";
import { aspectsOf, hasMean, type Reviewed, STARS } from "../../reviews.ts";
import { Review } from "./review.tsx";
import "../../reviews.css";

/** Own reviews of a vendor or a piece, with their distribution and who may write one. */
export function Reviews({ type, id }: { type: Reviewed; id: string }) {
  const t = useT("reviews");
  const format = useFormat();
  const list = useMoreList(orpc.reviews.list.infiniteOptions(morePages({ type, id })));
  const { first, items } = list;
  const isThere = items !== undefined;
  // The review that an address names is not there before now.
  useEffect(() => {
    const { hash } = window.location;
    if (isThere && hash.startsWith("#review-")) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isThere]);
  if (list.error && !items)
    return (
      <LocalErrorBox error={list.error} onTryAgain={list.retry}>
        <p>{t("failed")}</p>
      </LocalErrorBox>
    );
  if (!items || !first) return <Skeleton height="24rem" />;
  return (
    <>
      <div className="review-summary">
        <div>
          {hasMean(type, first.total) && <p className="figure num">{format.number(first.average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</p>}
          <p className="text-sm text-muted">{t("summary", { n: first.total })}</p>
        </div>
        <Distribution counts={first.distribution} total={first.total} />
      </div>
      {hasMean(type, first.total) && <AspectMeans type={type} means={first.aspects} />}
      <ul className="review-list">
        {items.map((review) => (
          <Review key={review.id} review={review} canReport />
        ))}
      </ul>
      <MoreButton list={list} size="md" label={t("more")} />
      <p className="mt-4 text-sm text-muted">
        {t.rich(`rule.${type}`, {
          link: (text) => (
            <Link className="link" to={LOG_PATH}>
              {text}
            </Link>
          ),
        })}
      </p>
    </>
  );
}

/** A figure with its share of the most it could be, 0 to 1. */
const Bar = ({ share, children }: { share: number; children: ReactNode }) => (
  <dd>
    <span className="track" aria-hidden>
      <span style={{ inlineSize: `${100 * share}%` }} />
    </span>
    <span className="num">{children}</span>
  </dd>
);

function Distribution({ counts, total }: { counts: readonly number[]; total: number }) {
  const t = useT("reviews");
  const format = useFormat();
  return (
    <dl className="star-bars">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0;
        return (
          <div key={stars}>
            <dt>{t("stars", { n: stars })}</dt>
            <Bar share={count / Math.max(total, 1)}>{format.number(count)}</Bar>
          </div>
        );
      })}
    </dl>
  );
}

function AspectMeans({ type, means }: { type: Reviewed; means: ReviewPage["aspects"] }) {
  const t = useT("reviews");
  const format = useFormat();
  const judged = aspectsOf(type).filter((aspect) => means[aspect] !== undefined);
  if (judged.length === 0) return null;
  return (
    <dl className="star-bars review-aspects">
      {judged.map((aspect) => (
        <div key={aspect}>
          <dt>{t(`aspect.${aspect}`)}</dt>
          <Bar share={(means[aspect] ?? 0) / STARS.length}>{format.number(means[aspect] ?? 0, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</Bar>
        </div>
      ))}
    </dl>
  );
}
