import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { foldText } from "#app/platform/text/fold.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { OwnPrice } from "../../quotations.schema.ts";

const SHOWN = 50;

type Props = { vendorId: string | null; onTake(price: OwnPrice): void; onClose(): void };

export const pricesQuery = (vendorId: string | null) => orpc.quotations.prices.queryOptions({ input: vendorId ? { vendorId } : {} });

/** The own price list: words, Enter takes the first. */
export function PricePicker({ vendorId, onTake, onClose }: Props) {
  const t = useT("quotations");
  const queries = useQueryClient();
  const { data: prices, isError } = useQuery(pricesQuery(vendorId));
  const [search, setSearch] = useState("");
  const removal = useMutation({
    mutationFn: (id: string) => api.quotations.removePrice({ id }),
    onSettled: () => queries.invalidateQueries({ queryKey: pricesQuery(vendorId).queryKey }),
  });
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const found = (prices ?? []).filter(({ text }) => words.every((word) => foldText(text).includes(word))).slice(0, SHOWN);
  return (
    <Dialog isOpen onClose={onClose} title={t("prices.title")} kind="sheet">
      <Input
        autoFocus
        label={t("prices.search")}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== "Enter" || !first) return;
          event.preventDefault();
          onTake(first);
        }}
      />
      {isError && <p className="er">{t("prices.failed")}</p>}
      {prices && found.length === 0 && <p className="py-4 text-muted">{t(prices.length === 0 ? "prices.empty" : "prices.none")}</p>}
      <ul className="price-list">
        {found.map((price) => (
          <li key={price.id}>
            <button type="button" onClick={() => onTake(price)}>
              <span dir="auto">{price.text}</span>
              <span>
                <MoneyText amount={price.unitPrice} /> <span className="text-muted">/ {t(`unit.${price.unit}`)}</span>
              </span>
            </button>
            <IconButton className="sm" label={t("prices.remove", { text: price.text })} onClick={() => removal.mutate(price.id)}>
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
