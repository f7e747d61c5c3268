import { useState } from "react";
import { Link } from "react-router";
import { api } from "#app/api/client.ts";
import { reviewFormPath } from "#app/features/people/reviews/public.ts";
import { conversationPath } from "#app/features/talk/messages/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { FactsList } from "#app/ui/facts-list.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { Booking } from "../../bookings.contract.ts";
import type { RequestDetail } from "../../requests.contract.ts";
import { Contact } from "./contact.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import { useMove } from "./use-request-moves.ts";

type Booked = { job: RequestDetail; booking: Booking };

/** What was booked, as it was then: both sides read the same. */
export function BookedPackage({ booking }: { booking: Booking }) {
  const t = useT("requests");
  return (
    <section aria-labelledby="job-package">
      <h2 id="job-package">{t("booking.title")}</h2>
      <p className="mb-3 text-muted">{t("booking.terms", { days: booking.days, revisions: booking.revisions })}</p>
      <FactsList
        className=""
        facts={[
          booking.extras.length > 0 && [t("booking.package"), <MoneyText key="price" {...booking.price} />],
          ...booking.extras.map(({ name, price }) => [name, <MoneyText key={name} {...price} />] as const),
          [t("booking.total"), <MoneyText key="total" {...booking.total} className="font-bold" />],
        ]}
      />
      <Lines title={t("booking.included")} lines={booking.included} />
      <Lines title={t("booking.excluded")} lines={booking.excluded} />
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="mt-5">
      <h3>{title}</h3>
      <ul className="list-disc ps-5">
        {lines.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Talk = ({ booking: { conversationId } }: { booking: Booking }) => {
  const t = useT("requests");
  return conversationId ? (
    <ButtonLink block to={conversationPath(conversationId)}>
      {t("booking.talk")}
    </ButtonLink>
  ) : null;
};

const Reason = ({ booking: { reason } }: { booking: Booking }) => {
  const t = useT("requests");
  return reason ? (
    <div>
      <h3>{t("booking.why")}</h3>
      <p className="whitespace-pre-line" dir="auto">
        {reason}
      </p>
    </div>
  ) : null;
};

/** For the household: whom it waits for, and the way back until they answer. */
export function BookingOwnerPanel({ job, booking, owner }: Booked & { owner: NonNullable<RequestDetail["owner"]> }) {
  const t = useT("requests");
  const format = useFormat();
  const [asks, setAsks] = useState(false);
  const cancel = useMove(() => api.requests.cancel({ id: job.id }), t("booking.cancelled"));
  const [person] = owner.invited;
  return (
    <section className="job-panel" aria-labelledby="job-own">
      <h2 id="job-own">{t("booking.with")}</h2>
      {person && (
        <p>
          <Link to={person.href ?? ""}>
            <bdi>{person.name}</bdi>
          </Link>
        </p>
      )}
      {job.status === "open" && <p className="text-sm text-muted">{t("booking.wait", { day: format.date(`${job.lastDay}T12:00:00+03:00`, "day") })}</p>}
      <Reason booking={booking} />
      <div className="grid gap-2">
        <Talk booking={booking} />
        {job.status === "awarded" && person && (
          <ButtonLink block to={reviewFormPath("professional", person.id)}>
            {t("received.review")}
          </ButtonLink>
        )}
        <ButtonLink variant="ghost" block to={`/dashboard/projects/${owner.projectId}`}>
          {t("owner.project")}
        </ButtonLink>
        {job.permissions.canCancel && (
          <Button variant="ghost" block onClick={() => setAsks(true)}>
            {t("booking.cancel")}
          </Button>
        )}
      </div>
      {asks && (
        <ConfirmDialog
          title={t("booking.cancelTitle")}
          action={t("booking.cancel")}
          cancel={t("owner.keep")}
          isDanger
          pending={cancel.isPending}
          onClose={() => setAsks(false)}
          onConfirm={() => cancel.mutate(undefined, { onSettled: () => setAsks(false) })}
        >
          {t("booking.cancelText")}
        </ConfirmDialog>
      )}
    </section>
  );
}

/** For the professional: accept at the fixed price, or decline with a reason. */
export function BookingAnswerPanel({ job, booking, bidder }: Booked & { bidder: NonNullable<RequestDetail["bidder"]> }) {
  const t = useT("requests");
  const [asks, setAsks] = useState<"accept" | "decline" | null>(null);
  const accept = useMove(() => api.bookings.accept({ id: job.id }), t("booking.accepted"));
  const { canAccept } = job.permissions;
  return (
    <section className="job-panel" aria-labelledby="job-bid">
      <h2 id="job-bid">{t("booking.yours")}</h2>
      {bidder.inNameOf && <p className="text-sm text-muted">{t("bidder.inName", { vendor: bidder.inNameOf.name })}</p>}
      <p>
        <MoneyText {...booking.total} className="serif-num" />
      </p>
      {canAccept && <p className="text-sm">{t("booking.ask")}</p>}
      {bidder.contact && <Contact contact={bidder.contact} />}
      <Reason booking={booking} />
      <div className="grid gap-2">
        {canAccept && (
          <>
            <Button variant="primary" block onClick={() => setAsks("accept")}>
              {t("booking.accept")}
            </Button>
            <Button block onClick={() => setAsks("decline")}>
              {t("booking.decline")}
            </Button>
          </>
        )}
        <Talk booking={booking} />
      </div>
      {asks === "accept" && (
        <ConfirmDialog
          title={t("booking.acceptTitle")}
          action={t("booking.accept")}
          pending={accept.isPending}
          onClose={() => setAsks(null)}
          onConfirm={() => accept.mutate(undefined, { onSettled: () => setAsks(null) })}
        >
          {t.rich("booking.acceptText", { sum: () => <MoneyText {...booking.total} /> })}
        </ConfirmDialog>
      )}
      {asks === "decline" && <DeclineBooking id={job.id} onClose={() => setAsks(null)} />}
    </section>
  );
}

function DeclineBooking({ id, onClose }: { id: string; onClose(): void }) {
  const t = useT("requests");
  return (
    <DeclineDialog id={id} title={t("booking.declineTitle")} action={t("booking.decline")} done={t("booking.declined")} isReasonRequired onClose={onClose} />
  );
}
