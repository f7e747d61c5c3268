import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { FormSection } from "#app/ui/form/form.tsx";
import { MoneyInput, NumberInput } from "#app/ui/form/number-input.tsx";
import { PhoneInput } from "#app/ui/form/phone-input.tsx";
import { WordsInput } from "#app/ui/form/words-input.tsx";
import { Input, Select, Textarea } from "#app/ui/input.tsx";
import type { VendorField, VendorFields } from "../../vendors.admin.rules.ts";
import { ADMIN_VENDOR_STATUSES, ADMIN_VENDOR_TYPES, type AdminVendorStatus, type AdminVendorType } from "../../vendors.admin.ts";
import { type CategoryOption, CategoryPicker } from "./category-picker.tsx";
import { PhotosField } from "./photos.tsx";
import type { VendorForm } from "./use-vendor-form.ts";

type TextField = { [Field in VendorField]: VendorFields[Field] extends string | null ? Field : never }[VendorField];
type Option = { value: string; label: string };
type Props = {
  form: VendorForm;
  cities: readonly Option[];
  categories: readonly CategoryOption[];
  /** The vendor's own team: without the staff's fields. */
  isTeam?: boolean;
};

const LANGUAGES = ["Arabic", "English", "Urdu", "Hindi", "French", "Turkish", "Filipino"] as const;

/** Every field of a vendor, by what it is about. */
export function VendorFormFields({ form, cities, categories, isTeam = false }: Props) {
  const t = useT("vendors.admin");
  const { values } = form;
  const { text, value } = useField(form);
  /** Before staff have agreed, visitors see the former value. */
  const reviewed = isTeam ? t("hint.reviewed") : undefined;
  return (
    <>
      <FormSection title={t("section.main")}>
        <Input {...text("name")} required maxLength={200} hint={reviewed} />
        <Input {...text("nameAr")} lang="ar" maxLength={200} hint={reviewed} />
        <Select label={t("field.vendorType")} value={values.vendorType} onChange={(event) => form.set("vendorType", event.target.value as AdminVendorType)}>
          {ADMIN_VENDOR_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`type.${type}`)}
            </option>
          ))}
        </Select>
        {!isTeam && <StaffMain form={form} />}
      </FormSection>
      <FormSection title={t("section.description")}>
        <Textarea {...text("description")} rows={6} />
        <Textarea {...text("descriptionAr")} lang="ar" rows={6} />
      </FormSection>
      <FormSection title={t("section.contact")}>
        <PhoneInput {...text("contactPhone")} hint={reviewed ?? t("hint.phone")} />
        <PhoneInput {...text("whatsapp")} hint={reviewed} />
        <Input {...text("contactEmail")} type="email" />
        <Input {...text("websiteUrl")} type="url" />
        <Input {...text("instagramUrl")} type="url" />
        <Input {...text("googleMapsUrl")} type="url" />
      </FormSection>
      <FormSection title={t("section.place")}>
        <CitySelect form={form} cities={cities} />
        <WordsInput {...value("coverageAreas")} options={cities} />
        <Input {...text("address")} />
        <Input {...text("addressAr")} lang="ar" />
        <NumberInput {...value("latitude")} />
        <NumberInput {...value("longitude")} />
        {!isTeam && <Input {...text("googlePlaceId")} dir="ltr" />}
      </FormSection>
      <FormSection title={t("section.about")}>
        <CategoryPicker form={form} categories={categories} />
        <div className="grid content-start gap-5">
          <WordsInput {...value("tags")} />
          <WordsInput {...value("languages")} options={LANGUAGES.map((language) => ({ value: language, label: t(`language.${language}`) }))} />
        </div>
      </FormSection>
      <FormSection title={t("section.pricing")} text={t("section.pricingHint")}>
        <MoneyInput {...value("minProjectValue")} />
        <span className="hidden sm:block" />
        <MoneyInput {...value("priceRangeMin")} />
        <MoneyInput {...value("priceRangeMax")} />
      </FormSection>
      <FormSection title={t(isTeam ? "field.licenseNumber" : "section.record")}>
        <Input {...text("licenseNumber")} dir="ltr" hint={reviewed} />
        <span className="hidden sm:block" />
        {!isTeam && <Ratings form={form} />}
      </FormSection>
      <FormSection title={t("section.pictures")} wide>
        <PhotosField form={form} field="logo" />
        <PhotosField form={form} field="photos" />
      </FormSection>
      {!isTeam && <Internal form={form} />}
    </>
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

const useField = (form: VendorForm) => {
  const t = useT("vendors.admin");
  return {
    text: (field: TextField) => ({ label: t(`field.${field}`), ...form.text(field) }),
    value: <Field extends VendorField>(field: Field) => ({ label: t(`field.${field}`), ...form.control(field) }),
  };
};

function StaffMain({ form }: { form: VendorForm }) {
  const t = useT("vendors.admin");
  const format = useFormat();
  const { text } = useField(form);
  const { stored, values } = form;
  const hasOld = stored.oldSlugs.length > 0;
  return (
    <>
      <Select label={t("field.status")} value={values.status} onChange={(event) => form.set("status", event.target.value as AdminVendorStatus)}>
        {ADMIN_VENDOR_STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </Select>
      <Input {...text("slug")} dir="auto" hint={hasOld ? t("hint.oldSlugs", { slugs: format.list(stored.oldSlugs) }) : t("hint.slug")} />
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
    </>
  );
}

function Ratings({ form }: { form: VendorForm }) {
  const t = useT("vendors.admin");
  const { value } = useField(form);
  const { stored } = form;
  const reviewHint = stored.hasReviews ? t("hint.ratingFromReviews") : undefined;
  return (
    <>
      <NumberInput {...value("rating")} whenEmpty={0} onChange={(rating) => form.set("rating", rating ?? 0)} disabled={stored.hasReviews} hint={reviewHint} />
      <NumberInput
        {...value("reviewCount")}
        whenEmpty={0}
        onChange={(count) => form.set("reviewCount", count ?? 0)}
        isWhole
        disabled={stored.hasReviews}
        hint={reviewHint}
      />
    </>
  );
}

function Internal({ form }: { form: VendorForm }) {
  const t = useT("vendors.admin");
  const { text } = useField(form);
  const { stored } = form;
  return (
    <FormSection title={t("section.internal")} text={t("section.internalHint")}>
      <Textarea {...text("notesInternal")} />
      <div className="grid content-start gap-5">
        <Input {...text("ownerEmail")} type="email" hint={stored.ownerName ? t("hint.ownerName", { name: stored.ownerName }) : t("hint.owner")} />
        <Input {...text("vendorId")} dir="ltr" />
      </div>
    </FormSection>
  );
}
