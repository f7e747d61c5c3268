import { useT } from "#app/platform/languages/language-context.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { CartItem } from "../../cart.rules.ts";
import { LineActions } from "./line-actions.tsx";
import type { Removed } from "./removed-rows.tsx";

/** What is no longer sold: nothing is known of it but that it was here. */
export function GoneLines({ items, onRemoved }: { items: readonly CartItem[]; onRemoved(removed: Removed): void }) {
  const t = useT("cart");
  if (items.length === 0) return null;
  return (
    <section className="cart-seller">
      <header>
        <h2>{t("goneTitle")}</h2>
      </header>
      <ul>
        {items.map((item) => (
          <li key={item.variant} className="cart-line gone">
            <Photo image={null} shape="4:3" sizes="148px" />
            <div className="what">
              <h3>{t("aPiece")}</h3>
              <p className="small">{t("goneText")}</p>
            </div>
            <LineActions item={item} name={t("aPiece")} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
    </section>
  );
}
