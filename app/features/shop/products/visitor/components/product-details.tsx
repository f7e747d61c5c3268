import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { spanOfMonths } from "#app/platform/rules/months.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { type Facts, FactsList } from "#app/ui/facts-list.tsx";
import type { ProductDetail, ProductVariant } from "../../products.contract.ts";

const GRAMS = 1000;

/** What the vendor says of the piece; nothing that it did not say. */
export function ProductDetails({ product, chosen }: { product: ProductDetail; chosen: ProductVariant }) {
  const t = useT("products");
  const page = useT("products.page");
  const format = useFormat();
  const { materials, care, warrantyMonths } = product;
  const warranty = warrantyMonths === null ? null : spanOfMonths(warrantyMonths);
  const facts: Facts = [
    materials.length > 0 && [page("details.materials"), materials.map((material) => t(`materialName.${material}`)).join(" · ")],
    chosen.weight !== null && [page("details.weight"), page("details.kilograms", { n: format.number(chosen.weight / GRAMS) })],
    care !== null && [
      page("details.care"),
      <span key="care" dir="auto" lang={languageOf(care)}>
        {care}
      </span>,
    ],
    warranty !== null && [page("details.warranty"), page(`details.${warranty.unit}`, { n: warranty.n })],
    chosen.sku !== null && [
      page("details.sku"),
      <bdi key="sku" translate="no">
        {chosen.sku}
      </bdi>,
    ],
  ];
  if (!facts.some(Boolean)) return null;
  return (
    <section className="sect">
      <h2>{page("details.title")}</h2>
      <FactsList facts={facts} className="pd-specs" />
    </section>
  );
}
