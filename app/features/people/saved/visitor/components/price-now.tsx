import { useT } from "#app/platform/languages/language-context.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { SavedItem } from "../../saved.contract.ts";

type Props = { shown: NonNullable<SavedItem["shown"]>; priceThen: SavedItem["priceThen"] };

/** What it costs, what it cost when it was saved where that differs, and whether any is left. */
export function PriceNow({ shown: { from, isOnePrice, isSoldOut }, priceThen }: Props) {
  const t = useT("saved");
  const hasChanged = from !== null && priceThen !== null && priceThen.currency === from.currency && priceThen.amount !== from.amount;
  return (
    <>
      {from && <span>{isOnePrice ? <MoneyText {...from} /> : t.rich("page.fromPrice", { price: () => <MoneyText {...from} /> })}</span>}
      {hasChanged && (
        <span className={priceThen.amount > from.amount ? "text-ok" : "text-warn"}>{t.rich("page.was", { price: () => <MoneyText {...priceThen} /> })}</span>
      )}
      {isSoldOut && <span className="text-warn">{t("page.soldOut")}</span>}
    </>
  );
}
