import { PROFESSIONAL_TYPES, SPECIALIZATIONS } from "#app/features/people/profiles/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Input, Select, Textarea } from "#app/ui/input.tsx";
import type { OnboardingOptions } from "../../onboarding.contract.ts";
import { ABOUT_LENGTH } from "../../onboarding.ts";
import { AddFromList, ChoiceGroup, ManyPills, useTextField } from "./step-fields.tsx";
import type { StepFormState } from "./use-step-form.ts";

type Props = { form: StepFormState; options: OnboardingOptions };

export function PersonStep({ form }: Pick<Props, "form">) {
  const t = useT("onboarding");
  const field = useTextField(form);
  return (
    <>
      <Input label={t("field.fullName")} autoComplete="name" required {...field("fullName")} />
      <Input label={t("field.phone")} hint={t("hint.phone")} type="tel" autoComplete="tel" required {...field("phone")} />
    </>
  );
}

export function WorkStep({ form }: Pick<Props, "form">) {
  const t = useT("onboarding");
  const profiles = useT("profiles");
  const field = useTextField(form);
  const years = form.values.yearsOfExperience;
  return (
    <>
      <Select label={t("field.professionalType")} required {...field("professionalType")}>
        <option value="">{t("choose")}</option>
        {PROFESSIONAL_TYPES.map((type) => (
          <option key={type} value={type}>
            {profiles(`professionalType.${type}`)}
          </option>
        ))}
      </Select>
      <Input label={t("field.companyName")} autoComplete="organization" optional {...field("companyName")} />
      <Input
        id="onboarding-years"
        label={t("field.yearsOfExperience")}
        type="number"
        inputMode="numeric"
        min={0}
        max={80}
        optional
        value={years ?? ""}
        error={form.problems.yearsOfExperience && t(`problem.${form.problems.yearsOfExperience}`)}
        onChange={(event) => form.set("yearsOfExperience", event.target.value === "" ? null : Number(event.target.value))}
      />
    </>
  );
}

export function AreasStep({ form, options }: Props) {
  const t = useT("onboarding");
  const profiles = useT("profiles");
  const { problems, values } = form;
  const cities = options.regions.flatMap((region) => region.cities);
  const chosenCities = cities.filter(({ value }) => values.serviceAreas.includes(value));
  return (
    <>
      <ChoiceGroup
        label={t("field.specializations")}
        hint={t("hint.specializations")}
        error={problems.specializations && t(`problem.${problems.specializations}`)}
      >
        <ManyPills form={form} field="specializations" options={SPECIALIZATIONS.map((value) => ({ value, label: profiles(`specialization.${value}`) }))} />
      </ChoiceGroup>
      <ChoiceGroup label={t("field.serviceAreas")} hint={t("hint.serviceAreas")} error={problems.serviceAreas && t(`problem.${problems.serviceAreas}`)}>
        <ManyPills form={form} field="serviceAreas" options={[...options.regions, ...chosenCities]} />
        <AddFromList
          form={form}
          field="serviceAreas"
          label={t("field.addCity")}
          groups={options.regions.map((region) => ({ id: region.value, label: region.label, options: region.cities }))}
        />
      </ChoiceGroup>
    </>
  );
}

export function AboutStep({ form }: Pick<Props, "form">) {
  const t = useT("onboarding");
  const field = useTextField(form);
  return <Textarea label={t("field.bio")} hint={t("hint.bio")} rows={6} maxLength={ABOUT_LENGTH} optional {...field("bio")} />;
}
