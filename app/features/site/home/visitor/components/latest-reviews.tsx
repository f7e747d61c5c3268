import { Star } from "lucide-react";
import type { HomeVendors } from "#app/features/directory/vendors/vendors.contract.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { SectionHead } from "#app/ui/page-header.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";

/** What people wrote lately, each with the vendor it is about. */
export function LatestReviews({ reviews }: { reviews: HomeVendors["reviews"] }) {
  const t = useT("home");
  return (
    <section className="section">
      <SectionHead title={t("reviews.title")} />
      <ul className="home-reviews">
        {reviews.map((review) => (
          <li key={review.id}>
            <p className="rating" role="img" aria-label={t("reviews.given", { n: review.rating })}>
              {Array.from({ length: review.rating }, (_, star) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the stars are alike
                <Star key={star} aria-hidden />
              ))}
            </p>
            <blockquote dir="auto" lang={languageOf(review.body ?? "")}>
              {review.body}
            </blockquote>
            <p className="text-sm text-muted">
              <bdi>{review.authorName}</bdi> ·{" "}
              {t.rich("reviews.on", {
                vendor: () => (
                  <a className="link" href={`/vendors/${encodeURIComponent(review.vendorSlug)}`}>
                    <bdi>{review.vendorName}</bdi>
                  </a>
                ),
              })}{" "}
              · <TimeAgo at={review.createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
