import { PROFESSIONAL_TYPES, SPECIALIZATIONS } from "#app/features/people/profiles/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ChoiceChips } from "#app/ui/form/choice-group.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { PhoneInput } from "#app/ui/form/phone-input.tsx";
import { Input, Select, Textarea } from "#app/ui/input.tsx";
import type { OnboardingOptions } from "../../onboarding.contract.ts";
import { ABOUT_LENGTH } from "../../onboarding.ts";
import { AddFromList } from "./step-fields.tsx";
import type { StepFormState } from "./use-step-form.ts";

type Props = { form: StepFormState; options: OnboardingOptions };

export function PersonStep({ form }: Pick<Props, "form">) {
  const t = useT("onboarding");
  return (
    <>
      <Input label={t("field.fullName")} autoComplete="name" required {...form.text("fullName")} />
      <PhoneInput label={t("field.phone")} hint={t("hint.phone")} required {...form.text("phone")} />
    </>
  );
}

export function WorkStep({ form }: Pick<Props, "form">) {
  const t = useT("onboarding");
  const profiles = useT("profiles");
  return (
    <>
      <Select label={t("field.professionalType")} required {...form.text("professionalType")}>
        <option value="">{t("choose")}</option>
        {PROFESSIONAL_TYPES.map((type) => (
          <option key={type} value={type}>
            {profiles(`professionalType.${type}`)}
          </option>
        ))}
      </Select>
      <Input label={t("field.companyName")} autoComplete="organization" optional {...form.text("companyName")} />
      <NumberInput label={t("field.yearsOfExperience")} isWhole optional {...form.control("yearsOfExperience")} />
    </>
  );
}

export function AreasStep({ form, options }: Props) {
  const t = useT("onboarding");
  const profiles = useT("profiles");
  const cities = options.regions.flatMap((region) => region.cities);
  const chosenCities = cities.filter(({ value }) => form.values.serviceAreas.includes(value));
  return (
    <>
      <ChoiceChips
        label={t("field.specializations")}
        hint={t("hint.specializations")}
        options={SPECIALIZATIONS.map((value) => ({ value, label: profiles(`specialization.${value}`) }))}
        {...form.control("specializations")}
      />
      <ChoiceChips
        label={t("field.serviceAreas")}
        hint={t("hint.serviceAreas")}
        options={[...options.regions, ...chosenCities]}
        {...form.control("serviceAreas")}
      >
        <AddFromList
          form={form}
          field="serviceAreas"
          label={t("field.addCity")}
          groups={options.regions.map((region) => ({ id: region.value, label: region.label, options: region.cities }))}
        />
      </ChoiceChips>
    </>
  );
}

export function AboutStep({ form }: Pick<Props, "form">) {
  const t = useT("onboarding");
  return <Textarea label={t("field.bio")} hint={t("hint.bio")} rows={6} maxLength={ABOUT_LENGTH} optional {...form.text("bio")} />;
}
