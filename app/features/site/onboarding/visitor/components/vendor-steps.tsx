import { useT } from "#app/platform/languages/language-context.tsx";
import { Input, Select, Textarea } from "#app/ui/input.tsx";
import type { OnboardingOptions } from "../../onboarding.contract.ts";
import { ABOUT_LENGTH, VENDOR_TYPES } from "../../onboarding.ts";
import { AddFromList, ChoiceGroup, ManyPills, Pill, useTextField } from "./step-fields.tsx";
import type { StepFormState } from "./use-step-form.ts";

type Props = { form: StepFormState; options: OnboardingOptions };

export function CompanyStep({ form }: Pick<Props, "form">) {
  const t = useT("onboarding");
  const field = useTextField(form);
  return (
    <>
      <Input label={t("field.companyName")} hint={t("hint.companyName")} autoComplete="organization" required {...field("companyName")} />
      <Input label={t("field.contactName")} autoComplete="name" required {...field("fullName")} />
      <Input label={t("field.phone")} hint={t("hint.phone")} type="tel" autoComplete="tel" required {...field("phone")} />
    </>
  );
}

export function OfferStep({ form, options }: Props) {
  const t = useT("onboarding");
  const field = useTextField(form);
  const { problems, values } = form;
  const type = field("vendorType");
  const categories = options.categories.map(({ id, name, parentId }) => ({ value: id, label: name, parentId }));
  // a department can be chosen as a whole, or one of what belongs to it
  const groups = categories
    .filter(({ parentId }) => parentId === null)
    .map((top) => ({ id: top.value, label: top.label, options: [top, ...categories.filter(({ parentId }) => parentId === top.value)] }));
  return (
    <>
      <Select label={t("field.city")} required {...field("city")}>
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
      <ChoiceGroup label={t("field.vendorType")} error={type.error}>
        <div className="flex flex-wrap gap-2">
          {VENDOR_TYPES.map((value) => (
            <Pill
              key={value}
              type="radio"
              name="vendorType"
              isOn={values.vendorType === value}
              isWrong={!!type.error}
              onChange={() => form.set("vendorType", value)}
            >
              {t(`vendorType.${value}`)}
            </Pill>
          ))}
        </div>
      </ChoiceGroup>
      <ChoiceGroup label={t("field.categoryIds")} hint={t("hint.categoryIds")} error={problems.categoryIds && t(`problem.${problems.categoryIds}`)}>
        <ManyPills form={form} field="categoryIds" options={categories.filter(({ value }) => values.categoryIds.includes(value))} />
        <AddFromList form={form} field="categoryIds" label={t("field.addCategory")} groups={groups} />
      </ChoiceGroup>
      <Textarea label={t("field.description")} hint={t("hint.description")} rows={4} maxLength={ABOUT_LENGTH} optional {...field("description")} />
    </>
  );
}
