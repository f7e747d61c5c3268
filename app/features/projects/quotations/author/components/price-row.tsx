import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { OwnPrice } from "../../quotations.schema.ts";
import type { PricedFor } from "./price-picker.tsx";

type Props = { price: OwnPrice; author: PricedFor; onEdit(): void };

/** One of the own prices; deleted, it can be brought back. */
export function PriceRow({ price, author, onEdit }: Props) {
  const t = useT("quotations");
  const format = useFormat();
  const queries = useQueryClient();
  const { id, text, unit, nature, vat, unitPrice, cost } = price;
  const read = () => queries.invalidateQueries({ queryKey: orpc.quotations.prices.key() });
  const restoring = useMutation({
    mutationFn: () => api.quotations.putPrice({ vendorId: author.vendorId, professionalId: author.professionalId, text, unit, nature, vat, unitPrice, cost }),
    onError: () => toast({ title: t("prices.addFailed"), tone: "danger" }),
    onSettled: read,
  });
  const removing = useMutation({
    mutationFn: () => api.quotations.removePrice({ id }),
    onSuccess: () => toast({ title: t("prices.removed"), action: { label: t("prices.undo"), onAction: () => restoring.mutate() } }),
    onError: () => toast({ title: t("prices.removeFailed"), tone: "danger" }),
    onSettled: read,
  });
  return (
    <li>
      <span className="grow">
        <b dir="auto">{text}</b>
        <span className="k">{[t(`nature.${nature}`), t(`vat.${vat}`)].join(" · ")}</span>
      </span>
      <span className="sum">
        <span>
          <MoneyText amount={unitPrice} /> <span className="text-muted">/ {t(`unit.${unit}`)}</span>
        </span>
        {cost !== null && (
          <span className="k">
            {unitPrice > 0 ? t("prices.costAndMargin", { cost: format.amount(cost), share: format.percent((unitPrice - cost) / unitPrice) }) : t("own.cost")}
          </span>
        )}
      </span>
      <IconButton size="sm" label={t("prices.edit", { text })} onClick={onEdit}>
        <Pencil size={16} aria-hidden />
      </IconButton>
      <IconButton size="sm" label={t("prices.remove", { text })} disabled={removing.isPending} onClick={() => removing.mutate()}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </li>
  );
}
