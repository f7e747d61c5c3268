import { useT } from "#app/platform/languages/language-context.tsx";
import { ChoiceChips } from "#app/ui/form/choice-group.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { Input, Textarea } from "#app/ui/input.tsx";
import { MATERIALS, PRODUCT_ROOMS, PRODUCT_STYLES } from "../../products.ts";
import type { ProductForm } from "./use-product-form.ts";

/** Name and description, both languages side by side, each in its own direction. */
export function ProductTexts({ form }: { form: ProductForm }) {
  const t = useT("products.vendor");
  return (
    <section className="editor-card">
      <div className="grid gap-5 sm:grid-cols-2">
        <Input label={t("field.name")} {...form.text("name")} lang="en" dir="ltr" required maxLength={200} />
        <Input label={t("field.nameAr")} {...form.text("nameAr")} lang="ar" dir="rtl" maxLength={200} />
        <Textarea label={t("field.description")} {...form.text("description")} lang="en" dir="ltr" rows={5} />
        <Textarea label={t("field.descriptionAr")} {...form.text("descriptionAr")} lang="ar" dir="rtl" rows={5} />
      </div>
    </section>
  );
}

/** Where it belongs and what it is made of, by which buyers find it. */
export function ProductFacets({ form }: { form: ProductForm }) {
  const t = useT("products.vendor");
  const shop = useT("products");
  return (
    <section className="editor-card">
      <h2>{t("facets.title")}</h2>
      <ChoiceChips label={t("field.rooms")} {...form.control("rooms")} options={PRODUCT_ROOMS.map((value) => ({ value, label: shop(`room.${value}`) }))} />
      <ChoiceChips label={t("field.styles")} {...form.control("styles")} options={PRODUCT_STYLES.map((value) => ({ value, label: shop(`style.${value}`) }))} />
      <ChoiceChips
        label={t("field.materials")}
        {...form.control("materials")}
        options={MATERIALS.map((value) => ({ value, label: shop(`materialName.${value}`) }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Textarea label={t("field.care")} {...form.text("care")} lang="en" dir="ltr" rows={3} />
        <Textarea label={t("field.careAr")} {...form.text("careAr")} lang="ar" dir="rtl" rows={3} />
        <NumberInput label={t("field.warrantyMonths")} {...form.control("warrantyMonths")} isWhole />
      </div>
    </section>
  );
}
