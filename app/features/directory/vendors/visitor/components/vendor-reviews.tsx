import type { CSSProperties } from "react";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { MoreButton } from "#app/ui/list/list-foot.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import type { VendorReviewData } from "../../vendors.contract.ts";

/** Shared by the loaders and the section, so that both mean the same entry of the cache. */
export const reviewsOf = (queries: typeof orpc, slug: string) => queries.vendors.reviews.infiniteOptions(morePages({ slug }));

/** Reviews with the distribution of stars. Renders nothing without reviews. */
export function VendorReviews({ slug, rating }: { slug: string; rating: number }) {
  const t = useT("vendors");
  const format = useFormat();
  const list = useMoreList(reviewsOf(orpc, slug));
  const { first, items } = list;
  if (list.error && !items)
    return (
      <section className="sect">
        <LocalErrorBox error={list.error} onTryAgain={list.retry}>
          <p>{t("reviews.failed")}</p>
        </LocalErrorBox>
      </section>
    );
  if (!items || !first || first.total === 0) return null;
  return (
    <section className="sect" id="reviews">
      <h2>{t("reviews.title")}</h2>
      <div className="review-summary">
        <div>
          <p className="figure num">{format.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</p>
          <p className="text-sm text-muted">{t("reviews.summary", { n: first.total })}</p>
        </div>
        <Distribution counts={first.distribution} total={first.total} />
      </div>
      <ul className="review-list">
        {items.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      <MoreButton list={list} size="md" label={t("reviews.more")} />
    </section>
  );
}

function Distribution({ counts, total }: { counts: readonly number[]; total: number }) {
  const t = useT("vendors");
  const format = useFormat();
  return (
    <dl className="star-bars">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0;
        return (
          <div key={stars}>
            <dt>{t("reviews.stars", { n: stars })}</dt>
            <dd>
              <span className="track" aria-hidden>
                <span style={{ inlineSize: `${(100 * count) / total}%` }} />
              </span>
              <span className="num">{format.number(count)}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Review({ review }: { review: VendorReviewData }) {
  const format = useFormat();
  return (
    <li>
      <div className="flex items-center gap-3">
        <Avatar name={review.authorName} />
        <div className="leading-snug">
          <b className="block">
            <bdi>{review.authorName}</bdi>
          </b>
          <span className="flex items-center gap-2 text-sm text-muted">
            <Stars rating={review.rating} />
            <time dateTime={review.createdAt}>{format.date(review.createdAt)}</time>
          </span>
        </div>
      </div>
      {review.body && (
        <p className="mt-3 max-w-[68ch]">
          <bdi lang={review.language ?? undefined}>{review.body}</bdi>
        </p>
      )}
    </li>
  );
}

export function Stars({ rating }: { rating: number }) {
  const t = useT("vendors");
  return <span className="stars" role="img" aria-label={t("reviews.given", { n: rating })} style={{ "--given": rating } as CSSProperties} />;
}
