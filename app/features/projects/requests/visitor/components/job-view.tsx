import { useEffect } from "react";
import { api } from "#app/api/client.ts";
import { Quantity, useChosenFacts, useRoomName } from "#app/features/projects/projects/public.tsx";
import { SampleProject } from "#app/features/projects/samples/public.tsx";
import { RequestVisits } from "#app/features/projects/schedule/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { classes } from "#app/ui/classes.ts";
import { DocumentList } from "#app/ui/document-list.tsx";
import { type Facts, FactsList } from "#app/ui/facts-list.tsx";
import { MoneyRange } from "#app/ui/money-text.tsx";
import { Breadcrumbs } from "#app/ui/page-header.tsx";
import { PieceList } from "#app/ui/piece-list.tsx";
import type { RequestDetail } from "../../requests.contract.ts";
import { ASKED_PATH, JOBS_PATH } from "../../requests.ts";
import { visitable } from "../../visitable.ts";
import { BidderPanel } from "./bidder-panel.tsx";
import { BookedPackage, BookingAnswerPanel, BookingOwnerPanel } from "./booking-parts.tsx";
import { OwnerPanel } from "./owner-panel.tsx";
import { Questions } from "./questions.tsx";
import { ReceivedBids } from "./received-bids.tsx";
import { RequestBadge } from "./request-badge.tsx";

/** One request: for its household with what came of it, for a bidder with what they may do. */
export function JobView({ job }: { job: RequestDetail }) {
  const t = useT("requests");
  const format = useFormat();
  const { owner, bidder, booking } = job;
  const place = job.district ? t("row.place", { district: job.district, city: job.city }) : job.city;
  const isInvited = bidder?.isInvited === true;
  useEffect(() => {
    if (isInvited) void api.requests.markSeen({ id: job.id }).catch(() => undefined);
  }, [job.id, isInvited]);
  const until = booking ? "booking.until" : job.status === "open" ? "row.until" : "job.until";
  return (
    <div className="job">
      <title>{job.title}</title>
      <Breadcrumbs
        of={job.title}
        items={[
          { label: t(owner ? "asked.title" : "jobs.title"), to: owner ? ASKED_PATH : JOBS_PATH },
          { label: <bdi lang={languageOf(job.title)}>{job.title}</bdi> },
        ]}
      />
      <header className="job-head">
        <h1 dir="auto" lang={languageOf(job.title)}>
          {job.title}
        </h1>
        <p>
          <RequestBadge status={job.status} isBooking={booking !== null} />
          <span>{place}</span>
          {(!booking || job.status === "open") && <span>{t(until, { day: format.date(`${job.lastDay}T12:00:00+03:00`, "long") })}</span>}
        </p>
      </header>
      {job.isSample && <SampleProject />}
      <div className="job-body">
        <div className="job-main">
          {booking && <BookedPackage booking={booking} />}
          {owner && !booking && <ReceivedBids job={job} />}
          <Brief job={job} />
          <Items job={job} />
          <Pieces job={job} />
          {job.files.length > 0 && (
            <section aria-labelledby="job-files">
              <h2 id="job-files">{t("job.files")}</h2>
              <DocumentList documents={job.files} label={t("job.files")} />
            </section>
          )}
          {!booking && <Questions job={job} />}
          {job.status !== "draft" && <RequestVisits requestId={job.id} people={visitable(job)} isBooking={booking !== null} />}
        </div>
        <aside className={classes("job-side", owner !== null && !booking && job.status !== "draft" && "later")}>
          {owner && (booking ? <BookingOwnerPanel job={job} booking={booking} owner={owner} /> : <OwnerPanel job={job} owner={owner} />)}
          {bidder && (booking ? <BookingAnswerPanel job={job} booking={booking} bidder={bidder} /> : <BidderPanel job={job} bidder={bidder} />)}
        </aside>
      </div>
    </div>
  );
}

function Brief({ job }: { job: RequestDetail }) {
  const t = useT("requests");
  const format = useFormat();
  const { brief } = job;
  const { work, property, builtYear, rooms, styles, permits, occupancy } = useChosenFacts(brief);
  const texts = [
    ["words", job.words],
    ["about", brief.about],
    ["must", brief.must],
    ["mustNot", brief.mustNot],
  ] as const;
  const hasBudget = brief.budgetMin !== null || brief.budgetMax !== null;
  const sum = (amount: number | null) => (amount === null ? null : { amount });
  const facts = [
    ...[work, property, builtYear, rooms, styles, permits, occupancy],
    brief.startsOn && [t("job.starts"), format.date(`${brief.startsOn}T12:00:00+03:00`, "long")],
    hasBudget && [t("job.budget"), <MoneyRange key="budget" from={sum(brief.budgetMin)} to={sum(brief.budgetMax)} />],
  ] satisfies Facts;
  if (!facts.some(Boolean) && texts.every(([, text]) => !text)) return null;
  return (
    <section aria-labelledby="job-brief">
      <h2 id="job-brief">{t("job.brief")}</h2>
      {texts.map(
        ([key, text]) =>
          text && (
            <div key={key} className="mb-4">
              <h3>{t(`job.${key}`)}</h3>
              <p className="whitespace-pre-line" dir="auto">
                {text}
              </p>
            </div>
          ),
      )}
      <FactsList facts={facts} />
    </section>
  );
}

/** What the household chose in the shop. */
function Pieces({ job }: { job: RequestDetail }) {
  const t = useT("ui.pieces");
  const { pieces } = job.brief;
  if (pieces.length === 0) return null;
  return (
    <section aria-labelledby="job-pieces">
      <h2 id="job-pieces">{t("title")}</h2>
      <PieceList pieces={pieces} label={t("title")} />
    </section>
  );
}

function Items({ job }: { job: RequestDetail }) {
  const t = useT("requests");
  const roomName = useRoomName();
  const roomOf = ({ room, roomKind }: RequestDetail["items"][number]) => room || (roomKind && roomName({ kind: roomKind, name: null }));
  if (job.items.length === 0) return null;
  return (
    <section aria-labelledby="job-items">
      <h2 id="job-items">{t("job.items", { n: job.items.length })}</h2>
      <ol className="job-items">
        {job.items.map((item) => (
          <li key={item.number}>
            <span className="num">{item.number}</span>
            <span>
              <span dir="auto" lang={languageOf(item.name)}>
                {item.name}
              </span>
              {roomOf(item) && (
                <span className="block text-sm text-muted" dir="auto" lang={languageOf(roomOf(item) ?? "")}>
                  {roomOf(item)}
                </span>
              )}
              {item.note && (
                <span className="block text-sm text-muted" dir="auto">
                  {item.note}
                </span>
              )}
            </span>
            <Quantity {...item} />
          </li>
        ))}
      </ol>
    </section>
  );
}
