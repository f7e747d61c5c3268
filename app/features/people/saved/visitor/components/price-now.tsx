import { ArrowDown, ArrowUp } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { SavedItem } from "../../saved.contract.ts";

type Props = { shown: NonNullable<SavedItem["shown"]>; priceThen: SavedItem["priceThen"] };

/** What it costs, what it cost when it was saved where that differs, and whether any is left. */
export function PriceNow({ shown: { from, isOnePrice, isSoldOut }, priceThen }: Props) {
  const t = useT("saved");
  const hasChanged = from !== null && priceThen !== null && priceThen.currency === from.currency && priceThen.amount !== from.amount;
  const hasFallen = hasChanged && priceThen.amount > from.amount;
  const before = priceThen && <MoneyText {...priceThen} />;
  return (
    <>
      {from && <span>{isOnePrice ? <MoneyText {...from} /> : t.rich("page.fromPrice", { price: () => <MoneyText {...from} /> })}</span>}
      {hasChanged && (
        <span className={classes("inline-flex items-center gap-1", hasFallen && "text-ok")}>
          {hasFallen ? <ArrowDown size={14} aria-hidden /> : <ArrowUp size={14} aria-hidden />}
          {t.rich("page.was", { price: () => (hasFallen ? <s>{before}</s> : before) })}
        </span>
      )}
      {isSoldOut && <span className="text-warn">{t("page.soldOut")}</span>}
    </>
  );
}
