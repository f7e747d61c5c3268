import type { ReactNode } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { Select } from "#app/ui/input.tsx";
import { ADMIN_VENDOR_STATUSES, ADMIN_VENDOR_TYPES, type AdminVendorStatus, type AdminVendorType } from "../../vendors.admin.ts";
import { type CategoryOption, CategoryPicker } from "./category-picker.tsx";
import { ListInput, NumberInput, TextArea, TextInput } from "./fields.tsx";
import { LogoField } from "./logo.tsx";
import { PhotosField } from "./photos.tsx";
import type { VendorForm } from "./use-vendor-form.ts";

type Option = { value: string; label: string };
type Props = { form: VendorForm; cities: readonly Option[]; categories: readonly CategoryOption[] };

const LANGUAGES = ["Arabic", "English", "Urdu", "Hindi", "French", "Turkish", "Filipino"];

/** Every field of a vendor, by what it is about. */
export function VendorFormFields({ form, cities, categories }: Props) {
  const t = useT("vendors.admin");
  const format = useFormat();
  const { base, values } = form;
  const hasOld = base.oldSlugs.length > 0;
  const reviewHint = base.hasReviews ? t("hint.ratingFromReviews") : undefined;
  return (
    <>
      <Section title={t("section.main")}>
        <TextInput form={form} field="name" required maxLength={200} />
        <TextInput form={form} field="nameAr" lang="ar" maxLength={200} />
        <Select label={t("field.vendorType")} value={values.vendorType} onChange={(event) => form.set("vendorType", event.target.value as AdminVendorType)}>
          {ADMIN_VENDOR_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`type.${type}`)}
            </option>
          ))}
        </Select>
        <Select label={t("field.status")} value={values.status} onChange={(event) => form.set("status", event.target.value as AdminVendorStatus)}>
          {ADMIN_VENDOR_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </Select>
        <TextInput form={form} field="slug" dir="auto" hint={hasOld ? t("hint.oldSlugs", { slugs: format.list(base.oldSlugs) }) : t("hint.slug")} />
        <Checkbox
          label={
            <>
              {t("featuredLabel")}
              <span className="block text-muted">{t("hint.featured")}</span>
            </>
          }
          checked={values.isFeatured}
          onChange={(event) => form.set("isFeatured", event.target.checked)}
        />
      </Section>
      <Section title={t("section.description")}>
        <TextArea form={form} field="description" rows={6} />
        <TextArea form={form} field="descriptionAr" lang="ar" rows={6} />
      </Section>
      <Section title={t("section.contact")}>
        <TextInput form={form} field="contactPhone" type="tel" hint={t("hint.phone")} />
        <TextInput form={form} field="whatsapp" type="tel" />
        <TextInput form={form} field="contactEmail" type="email" />
        <TextInput form={form} field="websiteUrl" type="url" />
        <TextInput form={form} field="instagramUrl" type="url" />
        <TextInput form={form} field="googleMapsUrl" type="url" />
      </Section>
      <Section title={t("section.place")}>
        <CitySelect form={form} cities={cities} />
        <TextInput form={form} field="address" />
        <ListInput form={form} field="coverageAreas" options={cities} />
        <TextInput form={form} field="googlePlaceId" dir="ltr" />
        <NumberInput form={form} field="latitude" />
        <NumberInput form={form} field="longitude" />
      </Section>
      <Section title={t("section.about")}>
        <CategoryPicker form={form} categories={categories} />
        <div className="grid content-start gap-5">
          <ListInput form={form} field="tags" />
          <ListInput form={form} field="languages" options={LANGUAGES.map((language) => ({ value: language, label: language }))} />
        </div>
      </Section>
      <Section title={t("section.pricing")} text={t("section.pricingHint")}>
        <NumberInput form={form} field="minProjectValue" />
        <TextInput form={form} field="licenseNumber" dir="ltr" />
        <NumberInput form={form} field="priceRangeMin" />
        <NumberInput form={form} field="priceRangeMax" />
        <NumberInput form={form} field="rating" disabled={base.hasReviews} hint={reviewHint} />
        <NumberInput form={form} field="reviewCount" disabled={base.hasReviews} hint={reviewHint} />
      </Section>
      <Section title={t("section.pictures")} wide>
        <LogoField form={form} />
        <PhotosField form={form} />
      </Section>
      <Section title={t("section.internal")} text={t("section.internalHint")}>
        <TextArea form={form} field="notesInternal" />
        <div className="grid content-start gap-5">
          <TextInput form={form} field="ownerEmail" type="email" hint={base.ownerName ? t("hint.ownerName", { name: base.ownerName }) : t("hint.owner")} />
          <TextInput form={form} field="vendorId" dir="ltr" />
        </div>
      </Section>
    </>
  );
}

function Section({ title, text, wide, children }: { title: string; text?: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className="sect first:border-0 first:pt-0">
      <h2>{title}</h2>
      {text && <p className="-mt-3 mb-4 text-sm text-muted">{text}</p>}
      <div className={wide ? "grid gap-8" : "grid gap-5 sm:grid-cols-2"}>{children}</div>
    </section>
  );
}

function CitySelect({ form, cities }: { form: VendorForm; cities: readonly Option[] }) {
  const t = useT("vendors.admin");
  const city = form.values.city;
  // An import may have brought a place that is not in the list.
  const known = !city || cities.some((option) => option.value === city) ? cities : [{ value: city, label: city }, ...cities];
  return (
    <Select label={t("field.city")} value={city ?? ""} onChange={(event) => form.set("city", event.target.value || null)}>
      <option value="">{t("create.noCity")}</option>
      {known.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
