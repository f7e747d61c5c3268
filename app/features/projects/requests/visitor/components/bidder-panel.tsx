import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "#app/api/client.ts";
import { ACTING_PARAMETER } from "#app/features/people/organizations/public.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Select } from "#app/ui/input.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { RequestDetail } from "../../requests.contract.ts";
import { Contact } from "./contact.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import { BidBadge } from "./request-badge.tsx";
import { useMove } from "./use-request-moves.ts";

type Props = { job: RequestDetail; bidder: NonNullable<RequestDetail["bidder"]> };

/** What a bidder may do, and how their bid stands. */
export function BidderPanel({ job, bidder }: Props) {
  const t = useT("requests");
  const [asks, setAsks] = useState<"decline" | "withdraw" | null>(null);
  const withdraw = useMove((id: string) => api.bids.withdraw({ id }), t("bidder.withdrawn"));
  const { bid, contact, inNameOf, names } = bidder;
  const [, setParameters] = useSearchParams();
  const { viewer } = useViewer();
  const isChoosing = names.length > 0 && !inNameOf?.isVendor;
  const asName = isChoosing ? `&${ACTING_PARAMETER}=${inNameOf?.id ?? viewer?.id}` : "";
  const { permissions } = job;
  const isBegun = bid !== null && bid.status !== "draft";
  return (
    <section className="job-panel" aria-labelledby="job-bid">
      <h2 id="job-bid">{t("bidder.title")}</h2>
      {isChoosing ? (
        <Select
          label={t("bidder.name")}
          inputSize="sm"
          value={inNameOf?.id ?? viewer?.id}
          onChange={(event) => setParameters({ [ACTING_PARAMETER]: event.target.value }, { preventScrollReset: true })}
        >
          {names.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ) : (
        inNameOf && <p className="text-sm text-muted">{t("bidder.inName", { vendor: inNameOf.name })}</p>
      )}
      {bid && isBegun ? (
        <p className="flex flex-wrap items-center gap-3">
          {bid.total && <MoneyText {...bid.total} className="serif-num" />}
          <BidBadge status={bid.status} />
        </p>
      ) : (
        <p className="text-sm">{t(permissions.canBid ? "bidder.text" : "bidder.over")}</p>
      )}
      {job.isSealed && permissions.canBid && <p className="text-sm text-muted">{t("bidder.sealed")}</p>}
      {contact && <Contact contact={contact} />}
      <div className="grid gap-2">
        {permissions.canBid && (
          <ButtonLink variant="primary" block to={`/quote-builder?request=${job.id}${asName}`}>
            {t(isBegun ? "bidder.revise" : bid ? "bidder.goOn" : "bidder.write")}
          </ButtonLink>
        )}
        {permissions.canWithdraw && (
          <Button block onClick={() => setAsks("withdraw")}>
            {t("bidder.withdraw")}
          </Button>
        )}
        {permissions.canDecline && (
          <Button block onClick={() => setAsks("decline")}>
            {t("bidder.decline")}
          </Button>
        )}
      </div>
      {bidder.hasDeclined && <p className="text-sm text-muted">{t("bidder.youDeclined")}</p>}
      {asks === "withdraw" && bid && (
        <ConfirmDialog
          title={t("bidder.withdrawTitle")}
          action={t("bidder.withdraw")}
          cancel={t("bidder.keep")}
          isDanger
          pending={withdraw.isPending}
          onClose={() => setAsks(null)}
          onConfirm={() => {
            withdraw.mutate(bid.id);
            setAsks(null);
          }}
        >
          {t("bidder.withdrawText")}
        </ConfirmDialog>
      )}
      {asks === "decline" && (
        <DeclineDialog
          id={job.id}
          title={t("bidder.declineTitle")}
          text={t("bidder.declineText")}
          action={t("bidder.decline")}
          done={t("bidder.declined")}
          onClose={() => setAsks(null)}
        />
      )}
    </section>
  );
}
