import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { jobPath } from "#app/features/projects/requests/public.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FactsList } from "#app/ui/facts-list.tsx";
import { readFailure } from "#app/ui/form/failure.ts";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Appointment, Visit } from "../../schedule.contract.ts";
import { bookingPath, NOTE_LENGTH } from "../../schedule.ts";
import type { Entry } from "./entries.tsx";
import { VisitBadge } from "./visit-badge.tsx";

type Props = { entry: Entry; onClose(): void };

export const EntryDialog = ({ entry, onClose }: Props) =>
  entry.kind === "visit" ? <VisitDialog visit={entry.visit} onClose={onClose} /> : <AppointmentDetails appointment={entry.appointment} onClose={onClose} />;

/** One step: what was done is said, then the calendar is read anew. */
function useStep<Input>(run: (input: Input) => Promise<unknown>, done: string, onClose: () => void) {
  const t = useT("schedule");
  const client = useQueryClient();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: run,
    onSuccess: () => {
      toast({ title: done });
      onClose();
    },
    onError: (error) => {
      const own = { conflict: t("problem.changed"), OUT_OF_TIME: t("problem.outOfTime"), STATUS_CONFLICT: t("problem.changed") };
      toast({ title: t("stepFailed"), description: failureText(readFailure(error), own), tone: "danger" });
    },
    onSettled: () => client.invalidateQueries({ queryKey: orpc.schedule.key() }),
  });
}

function useWhen(startsAt: string, endsAt: string): string {
  const t = useT("schedule");
  const format = useFormat();
  return t("when", { day: format.date(startsAt, "long"), from: format.date(startsAt, "time"), to: format.date(endsAt, "time") });
}

function VisitDialog({ visit, onClose }: { visit: Visit; onClose(): void }) {
  const t = useT("schedule");
  const { viewer } = useViewer();
  const [asks, setAsks] = useState<"decline" | "cancel">();
  const [reason, setReason] = useState("");
  const { id, person, permissions: can } = visit;
  const confirm = useStep(() => api.visits.confirm({ id }), t("did.confirm"), onClose);
  const finish = useStep(() => api.visits.finish({ id }), t("did.finish"), onClose);
  const decline = useStep(() => api.visits.decline({ id, reason }), t("did.decline"), onClose);
  const cancel = useStep(() => api.visits.cancel({ id, reason }), t("did.cancel"), onClose);
  const when = useWhen(visit.startsAt, visit.endsAt);
  const refusal = asks === "decline" ? decline : cancel;
  return (
    <Dialog isOpen onClose={onClose} title={<bdi>{t("visitWith", { name: person.name })}</bdi>}>
      <div className="grid gap-5">
        <p className="flex flex-wrap items-center gap-3">
          <b>{when}</b> <VisitBadge status={visit.status} />
        </p>
        <FactsList
          facts={[
            [
              t("field.person"),
              person.href ? (
                <Link key="person" to={person.href}>
                  {person.name}
                </Link>
              ) : (
                <bdi key="person">{person.name}</bdi>
              ),
            ],
            visit.place && [t("field.place"), <bdi key="place">{visit.place}</bdi>],
            visit.project && [
              t("field.project"),
              <bdi key="project" lang={languageOf(visit.project.title)}>
                {visit.project.title}
              </bdi>,
            ],
            visit.request && [
              t("field.request"),
              <Link key="request" to={jobPath(visit.request.id)}>
                <bdi lang={languageOf(visit.request.title)}>{visit.request.title}</bdi>
              </Link>,
            ],
            visit.note && [
              t("field.note"),
              <span key="note" dir="auto">
                {visit.note}
              </span>,
            ],
            visit.reason && [
              t("field.reason"),
              <span key="reason" dir="auto">
                {visit.reason}
              </span>,
            ],
          ]}
        />
        {visit.status === "booked" && !can.canConfirm && can.canCancel && <p className="text-sm text-muted">{t("waitsFor", { name: person.name })}</p>}
        {asks ? (
          <>
            <Textarea
              label={t("field.reason")}
              hint={t("reasonHint")}
              optional
              rows={3}
              maxLength={NOTE_LENGTH}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={() => setAsks(undefined)}>{t("stay")}</Button>
              <Button variant="danger" pending={refusal.isPending} onClick={() => refusal.mutate(undefined)}>
                {t(`do.${asks}`)}
              </Button>
            </div>
          </>
        ) : (
          <div className="flex flex-wrap justify-end gap-2">
            {can.canDecline && <Button onClick={() => setAsks("decline")}>{t("do.decline")}</Button>}
            {can.canCancel && !can.canDecline && <Button onClick={() => setAsks("cancel")}>{t("do.cancel")}</Button>}
            {can.canMove && <ButtonLink to={`${bookingPath(visit.isMine ? (viewer?.id ?? "") : person.id)}?move=${id}`}>{t("do.move")}</ButtonLink>}
            {can.canConfirm && (
              <Button variant="primary" pending={confirm.isPending} onClick={() => confirm.mutate(undefined)}>
                {t("do.confirm")}
              </Button>
            )}
            {can.canFinish && (
              <Button variant="primary" pending={finish.isPending} onClick={() => finish.mutate(undefined)}>
                {t("do.finish")}
              </Button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}

function AppointmentDetails({ appointment, onClose }: { appointment: Appointment; onClose(): void }) {
  const t = useT("schedule");
  const remove = useStep(() => api.schedule.removeAppointment({ id: appointment.id }), t("did.remove"), onClose);
  const when = useWhen(appointment.startsAt, appointment.endsAt);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<bdi lang={languageOf(appointment.title)}>{appointment.title}</bdi>}
      footer={
        <Button variant="danger" pending={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {t("do.remove")}
        </Button>
      }
    >
      <p>
        <b>{when}</b>
      </p>
      {appointment.place && <p dir="auto">{appointment.place}</p>}
      <p className="text-sm text-muted">{t("onlyYou")}</p>
    </Dialog>
  );
}
