import { useState } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import type { ReceivedBid } from "../../requests.contract.ts";
import { useMove } from "./use-request-moves.ts";

/** Turns one bid down. The bidder is notified at once and there is no way back, so it asks first. */
export function DeclineBid({ bid }: { bid: Pick<ReceivedBid, "id" | "bidder"> }) {
  const t = useT("requests");
  const [asks, setAsks] = useState(false);
  const decline = useMove(() => api.bids.decline({ id: bid.id }), t("received.declined"));
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsks(true)}>
        {t("received.decline")}
      </Button>
      {asks && (
        <ConfirmDialog
          isDanger
          title={t("received.decline")}
          action={t("received.decline")}
          pending={decline.isPending}
          onClose={() => setAsks(false)}
          onConfirm={() => decline.mutate(undefined, { onSettled: () => setAsks(false) })}
        >
          {t("award.others", { names: bid.bidder.name })}
        </ConfirmDialog>
      )}
    </>
  );
}
