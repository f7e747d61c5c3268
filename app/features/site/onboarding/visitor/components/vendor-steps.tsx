import { useT } from "#app/platform/languages/language-context.tsx";
import { ChoiceChips } from "#app/ui/form/choice-group.tsx";
import { PhoneInput } from "#app/ui/form/phone-input.tsx";
import { Input, Select, Textarea } from "#app/ui/input.tsx";
import type { OnboardingOptions } from "../../onboarding.contract.ts";
import { ABOUT_LENGTH, VENDOR_TYPES } from "../../onboarding.ts";
import { AddFromList } from "./step-fields.tsx";
import type { StepFormState } from "./use-step-form.ts";

type Props = { form: StepFormState; options: OnboardingOptions };

export function CompanyStep({ form }: Pick<Props, "form">) {
  const t = useT("onboarding");
  return (
    <>
      <Input label={t("field.companyName")} hint={t("hint.companyName")} autoComplete="organization" required {...form.text("companyName")} />
      <Input label={t("field.contactName")} autoComplete="name" required {...form.text("fullName")} />
      <PhoneInput label={t("field.phone")} hint={t("hint.phone")} required {...form.text("phone")} />
    </>
  );
}

export function OfferStep({ form, options }: Props) {
  const t = useT("onboarding");
  const { values } = form;
  const categories = options.categories.map(({ id, name, parentId }) => ({ value: id, label: name, parentId }));
  // a department can be chosen as a whole, or one of what belongs to it
  const groups = categories
    .filter(({ parentId }) => parentId === null)
    .map((top) => ({ id: top.value, label: top.label, options: [top, ...categories.filter(({ parentId }) => parentId === top.value)] }));
  return (
    <>
      <Select label={t("field.city")} required {...form.text("city")}>
        <option value="">{t("choose")}</option>
        {options.regions.map((region) => (
          <optgroup key={region.value} label={region.label}>
            {region.cities.map((city) => (
              <option key={city.value} value={city.value}>
                {city.label}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <ChoiceChips
        type="radio"
        label={t("field.vendorType")}
        error={form.error("vendorType")}
        options={VENDOR_TYPES.map((value) => ({ value, label: t(`vendorType.${value}`) }))}
        value={[values.vendorType]}
        onChange={([type = ""]) => form.set("vendorType", type)}
      />
      <ChoiceChips
        label={t("field.categoryIds")}
        hint={t("hint.categoryIds")}
        options={categories.filter(({ value }) => values.categoryIds.includes(value))}
        {...form.control("categoryIds")}
      >
        <AddFromList form={form} field="categoryIds" label={t("field.addCategory")} groups={groups} />
      </ChoiceChips>
      <Textarea label={t("field.description")} hint={t("hint.description")} rows={4} maxLength={ABOUT_LENGTH} optional {...form.text("description")} />
    </>
  );
}
