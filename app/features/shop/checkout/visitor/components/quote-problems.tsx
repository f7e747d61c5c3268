import { Link } from "react-router";
import type { CheckoutQuote } from "#app/features/shop/orders/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { WarningLine } from "#app/ui/warning-line.tsx";

/** What stands against buying, each in a sentence; pieces are changed in the cart. */
export function QuoteProblems({ quote }: { quote: CheckoutQuote }) {
  const t = useT("checkout");
  const lines = quote.sellers.flatMap((seller) => seller.lines);
  const shown = quote.problems.filter(({ code }) => code !== "coupon");
  return shown.map(({ code, variantId, vendorId, available }) => {
    const piece = lines.find((line) => line.variantId === variantId)?.name ?? t("aPiece");
    const name = quote.sellers.find(({ vendor }) => vendor.id === vendorId)?.vendor.name ?? "";
    return (
      <WarningLine key={`${code} ${variantId} ${vendorId}`}>
        {t(`blocked.${code}` as Parameters<typeof t>[0], { piece, name, n: available ?? 0 })}{" "}
        {variantId && (
          <Link className="link" to="/cart">
            {t("back")}
          </Link>
        )}
      </WarningLine>
    );
  });
}
