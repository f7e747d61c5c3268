import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import type { ProjectRequest } from "../../requests.contract.ts";
import { comparisonPath, jobPath, type RequestStatus } from "../../requests.ts";
import { InvitedList } from "./invited-list.tsx";
import { JobRow } from "./job-row.tsx";
import { ProjectBids } from "./project-bids.tsx";
import { RequestBadge } from "./request-badge.tsx";
import "../../requests.css";

const newPath = (projectId: string) => `/dashboard/jobs/new?project=${projectId}`;
/** A draft is gone on with. */
const pathOf = ({ id, status }: ProjectRequest) => (status === "draft" ? `/dashboard/jobs/new?request=${id}` : jobPath(id));
const isCompared = ({ bids, status }: ProjectRequest) => (bids ?? 0) > 1 && status !== "cancelled";
/** Invited, and without a bid as far as one knows; while bids can still come or be chosen. */
const quietOf = ({ invited, status, fixedPrice }: ProjectRequest) =>
  fixedPrice === null && (status === "open" || status === "closed") ? invited.filter(({ answer }) => answer !== "bid") : [];

/** In a project: whom it asked for bids, how many came, and the way to compare them. */
export function ProjectRequests({ projectId, isPlanned }: { projectId: string /** Bids can still be asked for. */; isPlanned: boolean }) {
  const t = useT("requests");
  const { data, isError } = useQuery(orpc.requests.listOfProject.queryOptions({ input: { id: projectId } }));
  if (isError || (data?.length === 0 && !isPlanned)) return null;
  return (
    <section id="bids" aria-labelledby="bids-title">
      <div className="project-row">
        <h2 id="bids-title">{t("project.title")}</h2>
        {isPlanned && data && data.length > 0 && (
          <ButtonLink size="sm" to={newPath(projectId)}>
            {t("project.more")}
          </ButtonLink>
        )}
      </div>
      {!data ? (
        <Skeleton height="5rem" />
      ) : data.length === 0 ? (
        <p className="text-muted">{t("project.none")}</p>
      ) : (
        <ul className="job-rows">
          {data.map((request) => (
            <Fragment key={request.id}>
              <JobRow
                row={request}
                isOwn
                to={pathOf(request)}
                price={
                  request.fixedPrice ? (
                    <MoneyText {...request.fixedPrice} />
                  ) : isCompared(request) ? (
                    <ButtonLink size="sm" to={comparisonPath(request.id)}>
                      {t("project.compare", { n: request.bids ?? 0 })}
                    </ButtonLink>
                  ) : (
                    <span className="text-sm text-muted">{request.bids === null ? t("received.sealed") : t("row.bids", { n: request.bids })}</span>
                  )
                }
                badge={<RequestBadge status={request.status as RequestStatus} isBooking={request.fixedPrice !== null} />}
              />
              {request.fixedPrice === null && (request.bids ?? 0) > 0 && (
                <li className="bids-of">
                  <ProjectBids requestId={request.id} />
                </li>
              )}
              {quietOf(request).length > 0 && (
                <li className="bids-of">
                  <InvitedList
                    request={{ id: request.id, isOpen: request.status === "open", canInvite: request.canInvite }}
                    invited={request.invited}
                    shown={quietOf(request)}
                    className="bid-rows"
                  />
                </li>
              )}
            </Fragment>
          ))}
        </ul>
      )}
    </section>
  );
}
