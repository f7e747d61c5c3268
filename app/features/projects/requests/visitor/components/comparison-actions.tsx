import { Bookmark } from "lucide-react";
import { useState } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { ComparedBid } from "../../requests.contract.ts";
import { isStanding } from "../../requests.policy.ts";
import { isBidOver } from "../../requests.rules.ts";
import { NOTE_LENGTH } from "../../requests.ts";
import { Labeled } from "./comparison-cells.tsx";
import { ComparisonRow } from "./comparison-row.tsx";
import { useMove } from "./use-request-moves.ts";

type Props = { bids: readonly ComparedBid[]; canChoose: boolean; onAward(bid: ComparedBid): void };

/** The household's notes, its shortlist and the award. */
export function ComparisonActions({ bids, canChoose, onAward }: Props) {
  const t = useT("requests");
  const isOnly = bids.filter(isStanding).length === 1;
  return (
    <>
      <ComparisonRow bids={bids} kind="notes" label={<Labeled text={t("compare.notes")} note={t("compare.notesText")} />}>
        {(bid) => <NoteBox bid={bid} />}
      </ComparisonRow>
      {canChoose && (
        <ComparisonRow bids={bids} kind="award" label={<span className="text-sm text-muted">{t("compare.award")}</span>}>
          {(bid) => isStanding(bid) && <Choice bid={bid} isOnly={isOnly} onAward={() => onAward(bid)} />}
        </ComparisonRow>
      )}
    </>
  );
}

const isListed = ({ status }: ComparedBid) => status === "shortlisted";

function useShortlist(bid: ComparedBid) {
  const t = useT("requests");
  return useMove(() => api.bids.shortlist({ id: bid.id, isShortlisted: !isListed(bid) }), t(isListed(bid) ? "received.unlisted" : "received.shortlisted"));
}

const Mark = ({ bid }: { bid: ComparedBid }) => <Bookmark aria-hidden fill={isListed(bid) ? "currentColor" : "none"} />;

/** The one thing to do next is filled: awarding to who is on the shortlist, or to the only one. */
function Choice({ bid, isOnly, onAward }: { bid: ComparedBid; isOnly: boolean; onAward(): void }) {
  const t = useT("requests");
  const shortlist = useShortlist(bid);
  return (
    <>
      <Button size="sm" aria-pressed={isListed(bid)} pending={shortlist.isPending} icon={<Mark bid={bid} />} onClick={() => shortlist.mutate(undefined)}>
        {t(isListed(bid) ? "received.listed" : "received.shortlist")}
      </Button>
      {isBidOver(bid) && <Renew bid={bid} />}
      <Button size="sm" {...((isListed(bid) || isOnly) && { variant: "primary" })} onClick={onAward}>
        {t("received.award")}
      </Button>
    </>
  );
}

function Renew({ bid }: { bid: ComparedBid }) {
  const t = useT("requests");
  const renew = useMove(() => api.bids.askRenewal({ id: bid.id }), t("compare.renewalAsked"));
  return (
    <Button size="sm" aria-disabled={!bid.canAskRenewal} pending={renew.isPending} onClick={() => bid.canAskRenewal && renew.mutate(undefined)}>
      {t(bid.canAskRenewal ? "compare.renew" : "compare.renewalAsked")}
    </Button>
  );
}

type BarProps = { bid: ComparedBid; at: number; count: number; onAward(): void };

/** On phones: whose bid is shown, and the choice. */
export function AwardBar({ bid, at, count, onAward }: BarProps) {
  const t = useT("requests");
  const shortlist = useShortlist(bid);
  return (
    <div className="cta-bar">
      <span className="min-w-0">
        <span className="muted block truncate">{t("compare.shown", { at: at + 1, n: count, name: bid.bidder.name })}</span>
        <MoneyText amount={bid.gross} />
      </span>
      <IconButton
        label={t(isListed(bid) ? "received.listed" : "received.shortlist")}
        aria-pressed={isListed(bid)}
        disabled={shortlist.isPending}
        onClick={() => shortlist.mutate(undefined)}
      >
        <Mark bid={bid} />
      </IconButton>
      {isBidOver(bid) && bid.canAskRenewal ? (
        <Renew bid={bid} />
      ) : (
        <Button variant="primary" size="lg" onClick={onAward}>
          {t("received.award")}
        </Button>
      )}
    </div>
  );
}

/** Saved when it is left. */
function NoteBox({ bid }: { bid: ComparedBid }) {
  const t = useT("requests");
  const [note, setNote] = useState(bid.note);
  const save = useMove((words: string) => api.bids.note({ id: bid.id, note: words }), t("compare.noteSaved"));
  return (
    <textarea
      className="input"
      rows={2}
      dir="auto"
      maxLength={NOTE_LENGTH}
      aria-label={t("compare.noteOn", { name: bid.bidder.name })}
      placeholder={t("compare.writeNote")}
      value={note}
      onChange={(event) => setNote(event.target.value)}
      onBlur={() => note.trim() !== bid.note && save.mutate(note)}
    />
  );
}
