import { useId, useState } from "react";
import { Link } from "react-router";
import { api } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { Badge } from "#app/ui/marks.tsx";
import type { InvitedBidder } from "../../requests.contract.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { useMove } from "./use-request-moves.ts";

type Asked = { id: string; isOpen: boolean; canInvite: boolean };
type Props = {
  request: Asked;
  invited: readonly InvitedBidder[];
  /** Of those invited, without some of them. */
  shown?: readonly InvitedBidder[];
  className: string;
};

/** Whom a household invited. Those without a bid are grey, each with one way on: the silent are reminded, for who said no another is invited. */
export function InvitedList({ request, invited, shown = invited, className }: Props) {
  const t = useT("requests");
  const [invites, setInvites] = useState(false);
  return (
    <>
      <ul className={className} aria-label={t("owner.invited", { n: shown.length })}>
        {shown.map((person) => (
          <InvitedRow key={person.invitationId} request={request} person={person} onInvite={() => setInvites(true)} />
        ))}
      </ul>
      {invites && <InviteDialog requestId={request.id} invited={invited} onClose={() => setInvites(false)} />}
    </>
  );
}

function InvitedRow({ request, person, onInvite }: { request: Asked; person: InvitedBidder; onInvite(): void }) {
  const t = useT("requests");
  const nameId = useId();
  const { answer, reason, hasSeen, canRemind, remindedAt } = person;
  const state = { bid: t("bid.submitted"), declined: t("owner.saidNo"), withdrawn: t("bid.withdrawn"), silent: t(hasSeen ? "owner.seen" : "owner.sent") };
  return (
    <li className={classes(answer !== "bid" && "quiet")}>
      <p className="who" id={nameId}>
        {person.href ? (
          <Link to={person.href}>
            <bdi>{person.name}</bdi>
          </Link>
        ) : (
          <bdi>{person.name}</bdi>
        )}
        {reason && (
          <span className="text-sm" dir="auto" lang={languageOf(reason)}>
            {reason}
          </span>
        )}
      </p>
      <Badge tone={answer === "bid" ? "ok" : answer ? "neutral" : "info"}>{state[answer ?? "silent"]}</Badge>
      {answer === null && request.isOpen && (canRemind || remindedAt) && <Remind requestId={request.id} person={person} nameId={nameId} />}
      {person.canWithdraw && <Withdraw requestId={request.id} person={person} nameId={nameId} />}
      {answer && answer !== "bid" && request.canInvite && (
        <Button size="sm" className="way" aria-describedby={nameId} onClick={onInvite}>
          {t("owner.inviteAnother")}
        </Button>
      )}
    </li>
  );
}

function Withdraw({ requestId, person: { invitationId, name }, nameId }: { requestId: string; person: InvitedBidder; nameId: string }) {
  const t = useT("requests");
  const withdraw = useMove(() => api.requests.withdrawInvitation({ id: requestId, invitationId }), t("owner.withdrawDone", { name }));
  return (
    <Button size="sm" variant="ghost" aria-describedby={nameId} pending={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
      {t("owner.withdraw")}
    </Button>
  );
}

/** It stays where it is once it was pressed, and the focus with it. */
function Remind({ requestId, person, nameId }: { requestId: string; person: InvitedBidder; nameId: string }) {
  const t = useT("requests");
  const format = useFormat();
  const { invitationId, canRemind, remindedAt, name } = person;
  const remind = useMove(() => api.requests.remind({ id: requestId, invitationId }), t("owner.remindDone", { name }));
  return (
    <Button
      size="sm"
      className="way"
      aria-describedby={nameId}
      aria-disabled={!canRemind}
      pending={remind.isPending}
      onClick={() => canRemind && remind.mutate(undefined)}
    >
      {!canRemind && remindedAt ? t("owner.reminded", { day: format.date(remindedAt, "day") }) : t("owner.remind")}
    </Button>
  );
}
