import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { prefetchLoader, signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import type { WaitingReview } from "../../reviews.contract.ts";
import { reviewFormPath } from "../../reviews.ts";
import { InvitationCode } from "../components/invitation-code.tsx";
import { Review } from "../components/review.tsx";
import "../../reviews.css";

export const handle = { namespaces: ["moderation.button", "ui.form"] };

const mine = (queries: typeof orpc) => queries.reviews.listMine.infiniteOptions(morePages({}));

export const loader = prefetchLoader(signedInPeople, (server) => [mine(server), server.reviews.listWaiting.queryOptions()]);

export default hydrated(MyReviews);

function MyReviews() {
  const t = useT("reviews");
  const list = useMoreList(mine(orpc));
  const { data: waiting = [] } = useQuery(orpc.reviews.listWaiting.queryOptions());
  return (
    <div className="mx-auto max-w-[880px]">
      <title>{t("mine.title")}</title>
      <DashboardHeader title={t("mine.title")} text={t("mine.text")} />
      {waiting.length > 0 && <Waiting waiting={waiting} />}
      <InvitationCode />
      <CardList
        list={list}
        className="review-list mt-6"
        failed={t("failed")}
        empty={
          waiting.length > 0 ? (
            <p className="text-muted">{t("mine.empty")}</p>
          ) : (
            <EmptyState title={t("mine.empty")} text={t("mine.emptyText")} actions={<ButtonLink to="/vendors">{t("mine.find")}</ButtonLink>} />
          )
        }
        loading={<Skeleton height="16rem" className="mt-6" />}
      >
        {(review) => (
          <Review
            key={review.id}
            review={review}
            about={
              <Link className="mb-3 inline-block font-semibold" to={review.subject.path}>
                <bdi>{review.subject.name}</bdi>
              </Link>
            }
          >
            {review.status === "hidden" && <p className="text-sm text-danger">{t("form.hidden")}</p>}
            {review.canEdit && (
              <p>
                <ButtonLink size="sm" to={reviewFormPath(review.subject.type, review.subject.id)}>
                  {t("mine.edit")}
                </ButtonLink>
              </p>
            )}
          </Review>
        )}
      </CardList>
    </div>
  );
}

/** What was dealt with and is not reviewed yet. */
function Waiting({ waiting }: { waiting: readonly WaitingReview[] }) {
  const t = useT("reviews");
  const format = useFormat();
  return (
    <section className="mt-6">
      <h2 className="text-xl">{t("mine.waiting")}</h2>
      <ul className="mt-3">
        {waiting.map(({ type, id, name, basis, since }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-b border-line py-3">
            <span className="min-w-0">
              <bdi className="font-semibold">{name}</bdi>
              <span className="block text-sm text-muted">
                {t(`basis.${basis}`)} · {format.date(since)}
              </span>
            </span>
            <ButtonLink size="sm" className="shrink-0" to={reviewFormPath(type, id)} aria-label={t("writeAbout", { name })}>
              {t("write")}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
