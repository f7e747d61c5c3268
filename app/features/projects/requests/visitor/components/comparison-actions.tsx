import { Bookmark } from "lucide-react";
import { useState } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { riyadhDay } from "#app/platform/money/vat.ts";
import { Button } from "#app/ui/button.tsx";
import type { ComparedBid } from "../../requests.contract.ts";
import { NOTE_LENGTH, STANDING_BIDS } from "../../requests.ts";
import { AwardDialog } from "./award-dialog.tsx";
import { Labeled } from "./comparison-cells.tsx";
import { ComparisonRow } from "./comparison-row.tsx";
import { useMove } from "./use-request-moves.ts";

type Props = { bids: readonly ComparedBid[]; canChoose: boolean };

const isStanding = ({ status }: ComparedBid) => STANDING_BIDS.some((standing) => standing === status);

/** The household's notes, its shortlist and the award. */
export function ComparisonActions({ bids, canChoose }: Props) {
  const t = useT("requests");
  const [awarded, setAwarded] = useState<ComparedBid | null>(null);
  return (
    <>
      <ComparisonRow bids={bids} kind="notes" label={<Labeled text={t("compare.notes")} note={t("compare.notesText")} />}>
        {(bid) => <NoteBox bid={bid} />}
      </ComparisonRow>
      {canChoose && (
        <ComparisonRow bids={bids} kind="award" label={<span className="text-sm text-muted">{t("compare.award")}</span>}>
          {(bid) => isStanding(bid) && <Choice bid={bid} onAward={() => setAwarded(bid)} />}
        </ComparisonRow>
      )}
      {awarded && <AwardDialog bid={awarded} others={bids.filter((other) => other.id !== awarded.id && isStanding(other))} onClose={() => setAwarded(null)} />}
    </>
  );
}

function Choice({ bid, onAward }: { bid: ComparedBid; onAward(): void }) {
  const t = useT("requests");
  const isListed = bid.status === "shortlisted";
  const isOver = bid.validUntil !== null && bid.validUntil < riyadhDay(new Date());
  const shortlist = useMove(() => api.bids.shortlist({ id: bid.id, isShortlisted: !isListed }), t(isListed ? "received.unlisted" : "received.shortlisted"));
  const renew = useMove(() => api.bids.askRenewal({ id: bid.id }), t("compare.renewalAsked"));
  return (
    <>
      <Button
        size="sm"
        aria-pressed={isListed}
        pending={shortlist.isPending}
        icon={<Bookmark aria-hidden fill={isListed ? "currentColor" : "none"} />}
        onClick={() => shortlist.mutate(undefined)}
      >
        {t(isListed ? "received.listed" : "received.shortlist")}
      </Button>
      {isOver && (
        <Button size="sm" disabled={bid.isRenewalDue} pending={renew.isPending} onClick={() => renew.mutate(undefined)}>
          {t(bid.isRenewalDue ? "compare.renewalAsked" : "compare.renew")}
        </Button>
      )}
      <Button size="sm" variant="primary" onClick={onAward}>
        {t("received.award")}
      </Button>
    </>
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
