import { useT } from "#app/platform/languages/language-context.tsx";
import type { Money } from "#app/platform/money/money.ts";
import { MoneyText } from "#app/ui/money-text.tsx";

/** The price before a discount, struck through; nothing where there is none. */
export function CompareAt({ price }: { price: Money | null }) {
  const t = useT("products");
  if (!price) return null;
  return (
    <s>
      <span className="vh">{t("before")}</span>
      <MoneyText {...price} />
    </s>
  );
}
