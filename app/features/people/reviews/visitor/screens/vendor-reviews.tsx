import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { prefetchLoader, vendors } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { Reply } from "../components/reply-form.tsx";
import { Review } from "../components/review.tsx";
import "../../reviews.css";

export const handle = { namespaces: ["reviews", "ui.form", "moderation.button"] };

const received = (queries: typeof orpc) => queries.reviews.listReceived.infiniteOptions(morePages({}));

export const loader = prefetchLoader(vendors, (server) => [received(server)]);

export default hydrated(VendorReviews);

function VendorReviews() {
  const t = useT("reviews");
  const list = useMoreList(received(orpc));
  return (
    <div className="mx-auto max-w-[880px]">
      <title>{t("received.title")}</title>
      <DashboardHeader title={t("received.title")} text={t("received.text")} />
      <CardList
        list={list}
        className="review-list mt-6"
        failed={t("failed")}
        empty={<EmptyState title={t("received.empty")} text={t("received.emptyText")} />}
        loading={<Skeleton height="16rem" className="mt-6" />}
      >
        {(review) => (
          <Review
            key={review.id}
            review={review}
            canReport
            about={
              <Link className="mb-3 inline-block font-semibold" to={review.subject.path}>
                <bdi>{review.subject.name}</bdi>
              </Link>
            }
          >
            <Reply review={review} />
          </Review>
        )}
      </CardList>
    </div>
  );
}
