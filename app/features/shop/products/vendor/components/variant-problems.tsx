import { CircleAlert } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { ProductProblem, VariantFields } from "../../products.vendor.rules.ts";
import { usualPrice } from "./sheet.ts";
import type { ProductForm } from "./use-product-form.ts";
import { useVariantLabel } from "./variant-label.ts";

/** What is wrong in the sheet, each with a fix where there is an obvious one. */
export function VariantProblems({ form }: { form: ProductForm }) {
  const t = useT("products.vendor");
  const labelOf = useVariantLabel();
  const { variants } = form.values;
  const found = variants.flatMap((variant, row) =>
    Object.entries(form.problems).flatMap(([place, code]) => (place.startsWith(`variants.${row}.`) && code ? [{ variant, row, place, code }] : [])),
  );
  if (found.length === 0) return null;
  const fix = (row: number, part: Partial<VariantFields>) => {
    form.set(
      "variants",
      variants.map((variant, at) => (at === row ? { ...variant, ...part } : variant)),
    );
    form.leave("variants");
  };
  return (
    <ul className="sheet-problems">
      {found.map(({ variant, row, place, code }) => (
        <li key={place} id={`variant-${variant.id}`}>
          <CircleAlert size={16} aria-hidden />
          <span>
            {t(`variantProblem.${sentenceOf(code)}`, { name: labelOf(variant, row) })}{" "}
            <Fix code={code} row={row} variants={variants} fix={fix} currency={form.stored.currency} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const SENTENCES = ["priceNeeded", "notAbove", "stock", "color"] as const;
const sentenceOf = (code: ProductProblem) => SENTENCES.find((known) => known === code) ?? "number";

type FixProps = {
  code: ProductProblem;
  row: number;
  variants: readonly VariantFields[];
  currency: string;
  fix(row: number, part: Partial<VariantFields>): void;
};

function Fix({ code, row, variants, currency, fix }: FixProps) {
  const t = useT("products.vendor");
  const price = usualPrice(variants, row);
  if (code === "notAbove")
    return (
      <button type="button" className="link" onClick={() => fix(row, { compareAt: null })}>
        {t("fix.noCompareAt")}
      </button>
    );
  if (code !== "priceNeeded") return null;
  return price ? (
    <button type="button" className="link" onClick={() => fix(row, { price })}>
      {t.rich("fix.usualPrice", { price: () => <MoneyText amount={price} currency={currency} /> })}
    </button>
  ) : (
    <button type="button" className="link" onClick={() => fix(row, { isOnSale: false })}>
      {t("fix.notOnSale")}
    </button>
  );
}
