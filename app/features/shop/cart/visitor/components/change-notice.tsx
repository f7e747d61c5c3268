import type { ReactNode } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { type Change, type Standing, understood } from "../../cart.changes.ts";
import type { CartItem } from "../../cart.rules.ts";
import { changeItems, setKnownOut } from "../cart-storage.ts";

type Props = { items: readonly CartItem[]; standings: readonly Standing[]; changes: readonly Change[]; names: ReadonlyMap<string, string> };

/** What is no longer as it was when the buyer last looked; stays until it is understood. */
export function ChangeNotice({ items, standings, changes, names }: Props) {
  const t = useT("cart");
  if (changes.length === 0) return null;
  const accept = () => {
    const now = understood(items, standings);
    setKnownOut(now.out);
    changeItems(() => now.items);
  };
  return (
    <div className="cart-changed" role="status">
      <b>{t("changed", { n: changes.length })}</b>
      <ul>
        {changes.map((change) => (
          <li key={change.variant}>
            <bdi>{names.get(change.variant) ?? t("aPiece")}</bdi>: <ChangeText change={change} />
          </li>
        ))}
      </ul>
      <Button size="sm" onClick={accept}>
        {t("understood")}
      </Button>
    </div>
  );
}

/** One change in a few words. */
export function ChangeText({ change }: { change: Change }): ReactNode {
  const t = useT("cart");
  if (change.kind === "cheaper" || change.kind === "dearer") return t.rich(`change.${change.kind}`, { by: () => <MoneyText amount={change.by} /> });
  if (change.kind === "fewer") return t("change.fewer", { n: change.left, asked: change.asked });
  return t(`change.${change.kind}`);
}
