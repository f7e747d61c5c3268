import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { foldText } from "#app/platform/text/fold.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { PRICES_PATH } from "../../quotation.ts";
import type { OwnPrice } from "../../quotations.schema.ts";

const SHOWN = 50;

/** In whose name. */
export type PricedFor = { vendorId: string | null; professionalId: string | null };
type Props = { author: PricedFor; onTake(price: OwnPrice): void; onClose(): void };

export const pricesQuery = ({ vendorId, professionalId }: PricedFor) =>
  orpc.quotations.prices.queryOptions({ input: vendorId ? { vendorId } : professionalId ? { professionalId } : {} });

const nameId = ({ vendorId, professionalId }: PricedFor) => vendorId ?? professionalId ?? "";

/** The page of prices in one name. */
export const pricesPath = (author: PricedFor): string => (nameId(author) ? `${PRICES_PATH}?name=${nameId(author)}` : PRICES_PATH);

/** Whether every word is a part of the text, whatever its accents and letters' forms. */
export function matchesWords(text: string, search: string): boolean {
  const folded = foldText(text);
  return foldText(search)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => folded.includes(word));
}

/** The own price list: words, Enter takes the first. */
export function PricePicker({ author, onTake, onClose }: Props) {
  const t = useT("quotations");
  const queries = useQueryClient();
  const { data: prices, isError } = useQuery(pricesQuery(author));
  const [search, setSearch] = useState("");
  // Enter before the list is here takes the first as soon as it comes.
  const [isEntered, setEntered] = useState(false);
  const removal = useMutation({
    mutationFn: (id: string) => api.quotations.removePrice({ id }),
    onSettled: () => queries.invalidateQueries({ queryKey: pricesQuery(author).queryKey }),
  });
  const found = (prices ?? []).filter(({ text }) => matchesWords(text, search)).slice(0, SHOWN);
  const [first] = found;
  useEffect(() => {
    if (!isEntered || !prices) return;
    setEntered(false);
    if (first) onTake(first);
  });
  return (
    <Dialog isOpen onClose={onClose} title={t("prices.title")} kind="sheet">
      <Input
        autoFocus
        label={t("prices.search")}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          setEntered(true);
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
      <p className="py-4">
        <Link className="link" to={pricesPath(author)} target="_blank">
          {t("prices.all")}
        </Link>
      </p>
    </Dialog>
  );
}
