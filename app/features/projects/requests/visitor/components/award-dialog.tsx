import { api } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { ReceivedBid } from "../../requests.contract.ts";
import { useMove } from "./use-request-moves.ts";

type Named = Pick<ReceivedBid, "id" | "bidder" | "total">;

/** Asks for confirmation and names the bidders it declines. */
export function AwardDialog({ bid, others, onClose }: { bid: Named; others: readonly Named[]; onClose(): void }) {
  const t = useT("requests");
  const format = useFormat();
  const award = useMove(() => api.bids.award({ id: bid.id }), t("award.done", { name: bid.bidder.name }));
  return (
    <ConfirmDialog
      title={t("award.title", { name: bid.bidder.name })}
      action={t("award.action")}
      pending={award.isPending}
      onClose={onClose}
      onConfirm={() => award.mutate(undefined, { onSettled: onClose })}
    >
      {t.rich("award.text", { sum: () => <MoneyText {...bid.total} /> })}{" "}
      {others.length > 0 && t("award.others", { names: format.list(others.map(({ bidder }) => bidder.name)) })}
    </ConfirmDialog>
  );
}
