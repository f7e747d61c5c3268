import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { itemLoader } from "#app/api/item-loader.server.ts";
import { signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import type { Reviewed } from "../../reviews.ts";
import { Review } from "../components/review.tsx";
import { ReviewForm } from "../components/review-form.tsx";
import "../../reviews.css";

export const handle = { namespaces: ["ui.form", "moderation.button"] };

const formOf = (queries: typeof orpc, type: string | undefined, id: string | undefined) =>
  queries.reviews.getForm.queryOptions({ input: { type: type as Reviewed, id: id ?? "" } });

export const loader = itemLoader(signedInPeople, (server, { type, id }) => formOf(server, type, id));

export default hydrated(WriteReview);

function WriteReview({ isFound }: { isFound: boolean }) {
  const t = useT("reviews");
  const { type, id } = useParams();
  const { data } = useQuery({ ...formOf(orpc, type, id), enabled: isFound });
  if (!data)
    return (
      <>
        <title>{t("form.missing")}</title>
        <EmptyState
          level={1}
          title={t("form.missing")}
          text={t("form.missingText")}
          actions={<ButtonLink to="/dashboard/reviews">{t("mine.title")}</ButtonLink>}
        />
      </>
    );
  const { subject, own, bought, canWrite } = data;
  const mayWrite = own ? own.canEdit : canWrite;
  return (
    <div className="mx-auto max-w-[880px]">
      <title>{t("form.title", { name: subject.name })}</title>
      <DashboardHeader
        title={t("form.title", { name: subject.name })}
        text={
          <Link className="link" to={subject.path}>
            <bdi>{[subject.name, bought].filter(Boolean).join(" · ")}</bdi>
          </Link>
        }
      />
      <div className="mt-6">
        {mayWrite ? (
          <ReviewForm key={subject.id} data={data} />
        ) : own ? (
          <>
            <p className="text-muted">{t(own.status === "hidden" ? "form.hidden" : "form.over")}</p>
            <ul className="review-list">
              <Review review={own} />
            </ul>
          </>
        ) : (
          <p>{t("form.ownTeam")}</p>
        )}
      </div>
    </div>
  );
}
