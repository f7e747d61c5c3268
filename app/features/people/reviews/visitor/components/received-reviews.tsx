import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { InviteClient } from "./invite-client.tsx";
import { Reply } from "./reply-form.tsx";
import { Review } from "./review.tsx";
import "../../reviews.css";

/** The screen's query; its loader runs it first. */
export const receivedQuery = (queries: typeof orpc, type: "vendor" | "professional") => queries.reviews.listReceived.infiniteOptions(morePages({ type }));

/** Reviews of a business or of a professional, each with the one reply. */
export function ReceivedReviews({ type }: { type: "vendor" | "professional" }) {
  const t = useT("reviews");
  const { viewer } = useViewer();
  // Those who work for others read reviews of several.
  const isNamed = type === "vendor" || viewer?.isProfessionalStaff === true;
  const list = useMoreList(receivedQuery(orpc, type));
  return (
    <div className="mx-auto max-w-[880px]">
      <title>{t("received.title")}</title>
      <DashboardHeader title={t("received.title")} text={t(`received.text.${type}`)} />
      <CardList
        list={list}
        className="review-list mt-6"
        failed={t("failed")}
        empty={
          <EmptyState
            title={t("received.empty")}
            text={t(`received.emptyText.${type}`)}
            actions={type === "vendor" && <ButtonLink to="/vendor/quotes">{t("received.answer")}</ButtonLink>}
          />
        }
        loading={<Skeleton height="16rem" className="mt-6" />}
      >
        {(review) => (
          <Review
            key={review.id}
            review={review}
            canReport
            about={
              isNamed && (
                <Link className="mb-3 inline-block font-semibold" to={review.subject.path}>
                  <bdi>{review.subject.name}</bdi>
                </Link>
              )
            }
          >
            <Reply review={review} />
          </Review>
        )}
      </CardList>
      {type === "professional" && viewer?.role === "professional" && <InviteClient />}
    </div>
  );
}
