import { useT } from "#app/platform/languages/language-context.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { Select } from "#app/ui/input.tsx";
import { PRODUCT_CATEGORIES } from "../../products.ts";
import type { ProductForm } from "./use-product-form.ts";

const USUAL_LEAD_DAYS = 28;
const MM_TO_CM = 10;
const G_TO_KG = 1000;

export function CategoryPanel({ form }: { form: ProductForm }) {
  const t = useT("products.vendor");
  const shop = useT("products");
  const { leadDays } = form.values;
  return (
    <section className="editor-card">
      <Select label={t("field.category")} {...form.text("category")}>
        {PRODUCT_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {shop(`category.${category}`)}
          </option>
        ))}
      </Select>
      <Checkbox
        label={t("madeToOrder")}
        checked={leadDays !== null}
        onChange={(event) => form.set("leadDays", event.target.checked ? (form.stored.leadDays ?? USUAL_LEAD_DAYS) : null)}
      />
      {leadDays !== null && <NumberInput label={t("field.leadDays")} {...form.control("leadDays")} whenEmpty={Number.NaN} isWhole />}
    </section>
  );
}

/** Centimeters and kilograms in the boxes, millimeters and grams in the form. */
export function SizePanel({ form }: { form: ProductForm }) {
  const t = useT("products.vendor");
  const LENGTHS = ["widthMm", "depthMm", "heightMm", "seatMm", "passageMm"] as const;
  return (
    <section className="editor-card">
      <h2>{t("measures.title")}</h2>
      <div className="grid grid-cols-2 gap-4">
        {LENGTHS.map((field) => (
          <NumberInput key={field} label={t(`field.${field}`)} {...form.control(field)} scale={MM_TO_CM} />
        ))}
        <NumberInput label={t("field.weightG")} {...form.control("weightG")} scale={G_TO_KG} />
      </div>
      <p className="text-sm text-muted">{t("measures.hint")}</p>
    </section>
  );
}
