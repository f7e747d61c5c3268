import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { HOME_STYLES } from "#app/platform/rules/rooms-and-styles.ts";
import { AreasPicker } from "#app/ui/form/areas-picker.tsx";
import { ChoiceChips } from "#app/ui/form/choice-group.tsx";
import { FormSection } from "#app/ui/form/form.tsx";
import { MoneyInput, NumberInput } from "#app/ui/form/number-input.tsx";
import { DateInput, TimeInput } from "#app/ui/form/special-inputs.tsx";
import { Input, Select, Textarea } from "#app/ui/input.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import {
  CONTACT_WAYS,
  PROFESSIONAL_TYPES,
  type ProfileFields,
  SPECIALIZATIONS,
  SPOKEN_LANGUAGES,
  shownTeamSize,
  TEAM_SIZES,
  WEEK_DAYS,
} from "../../profiles.ts";
import { AvatarField } from "./avatar-field.tsx";
import { TextArea, TextField } from "./form-fields.tsx";
import { CertificationRows, EducationRows, HighlightRows } from "./list-rows.tsx";
import { PhoneField } from "./phone-field.tsx";
import { SocialFields } from "./social-fields.tsx";
import type { ProfileForm } from "./use-profile-form.ts";
import { UsernameField } from "./username-field.tsx";

type Option = { value: string; label: string };
type Props = { form: ProfileForm };

type ObjectField = "preferences" | "designPreferences" | "companyDetails" | "availabilityPreferences";

/** Changes a part of a field that has several. */
const patch = <F extends ObjectField>(form: ProfileForm, field: F, part: Partial<ProfileFields[F]>) =>
  form.set(field, { ...form.values[field], ...part } as ProfileFields[F]);

/** Every field of the role, by what it is about. */
export function ProfileSections({ form, cities, isOwn }: Props & { cities: readonly Option[]; isOwn: boolean }) {
  const t = useT("profiles.edit");
  return (
    <>
      <FormSection title={t("section.photo")} wide>
        <AvatarField form={form} />
      </FormSection>
      <FormSection title={t("section.basics")}>
        <TextField form={form} field="fullName" required maxLength={120} autoComplete="name" />
        <TextField form={form} field="fullNameAr" maxLength={120} hint={t("hint.fullNameAr")} lang="ar" dir="rtl" />
        <UsernameField form={form} />
        <div className="sm:col-span-2">
          <TextArea form={form} field="bio" hint={t("hint.bio")} />
        </div>
      </FormSection>
      <FormSection title={t("section.contact")}>
        <PhoneField form={form} isOwn={isOwn} />
        <Input
          label={t("field.email")}
          type="email"
          value={form.stored.email}
          readOnly
          hint={
            isOwn && (
              <Link className="link" to="/dashboard/settings/security">
                {t("hint.email")}
              </Link>
            )
          }
        />
        <TextField form={form} field="website" type="url" hint={t("hint.website")} autoComplete="url" />
        <ContactChoice form={form} />
      </FormSection>
      <FormSection title={t("section.place")}>
        <Select
          label={t("field.city")}
          value={form.values.city ?? ""}
          error={form.error("city")}
          onChange={(event) => form.set("city", event.target.value || null)}
        >
          <option value="">{t("none")}</option>
          {cities.map((city) => (
            <option key={city.value} value={city.value}>
              {city.label}
            </option>
          ))}
        </Select>
        <TextField form={form} field="address" autoComplete="street-address" />
      </FormSection>
      {form.has("specializations") && <Trade form={form} />}
      {form.has("companyName") && <Company form={form} />}
      {form.has("serviceAreas") && (
        <FormSection title={t("section.areas")} wide>
          <ServiceAreas form={form} />
        </FormSection>
      )}
      {form.has("availabilityPreferences") && <Availability form={form} />}
      {form.has("certifications") && <Background form={form} />}
      {form.has("portfolioHighlights") && (
        <FormSection title={t("section.portfolio")} wide>
          <HighlightRows form={form} />
        </FormSection>
      )}
      {form.has("designPreferences") && <Taste form={form} />}
      <FormSection title={t("section.social")} text={t("hint.social")}>
        <SocialFields form={form} />
      </FormSection>
      <Languages form={form} />
    </>
  );
}

function ContactChoice({ form }: Props) {
  const t = useT("profiles.edit");
  const words = useT("profiles");
  return (
    <Select
      label={t("field.contactBy")}
      error={form.error("preferences.contactBy")}
      value={form.values.preferences.contactBy ?? ""}
      onChange={(event) => patch(form, "preferences", { contactBy: event.target.value || null })}
    >
      <option value="">{t("none")}</option>
      {CONTACT_WAYS.map((way) => (
        <option key={way} value={way}>
          {words(`contactWay.${way}`)}
        </option>
      ))}
    </Select>
  );
}

function Trade({ form }: Props) {
  const t = useT("profiles.edit");
  const words = useT("profiles");
  return (
    <FormSection title={t("section.trade")}>
      {form.has("professionalType") && (
        <Select
          label={t("field.professionalType")}
          error={form.error("professionalType")}
          value={form.values.professionalType ?? ""}
          onChange={(event) => form.set("professionalType", event.target.value || null)}
        >
          <option value="">{t("choose")}</option>
          {PROFESSIONAL_TYPES.map((type) => (
            <option key={type} value={type}>
              {words(`professionalType.${type}`)}
            </option>
          ))}
        </Select>
      )}
      <NumberInput isWhole label={t("field.yearsOfExperience")} {...form.control("yearsOfExperience")} />
      {form.has("hourlyRate") && <MoneyInput label={t("field.hourlyRate")} hint={t("hint.hourlyRate")} {...form.control("hourlyRate")} />}
      <div className="sm:col-span-2">
        <ChoiceChips
          label={t("field.specializations")}
          options={SPECIALIZATIONS.map((option) => ({ value: option, label: words(`specialization.${option}`) }))}
          value={form.values.specializations}
          onChange={(chosen) => form.set("specializations", chosen)}
          error={form.error("specializations")}
        />
      </div>
    </FormSection>
  );
}

function Company({ form }: Props) {
  const t = useT("profiles.edit");
  const details = form.values.companyDetails;
  return (
    <FormSection title={t("section.company")}>
      <TextField form={form} field="companyName" maxLength={120} autoComplete="organization" />
      <Input
        label={t("field.companyNameAr")}
        hint={t("hint.companyNameAr")}
        error={form.error("companyDetails.nameAr")}
        lang="ar"
        maxLength={120}
        value={details.nameAr}
        onChange={(event) => patch(form, "companyDetails", { nameAr: event.target.value })}
      />
      <NumberInput
        isWhole
        label={t("field.foundedYear")}
        error={form.error("companyDetails.foundedYear")}
        value={details.foundedYear}
        onChange={(foundedYear) => patch(form, "companyDetails", { foundedYear })}
        onBlur={() => form.leave("companyDetails")}
      />
      <Select
        label={t("field.teamSize")}
        error={form.error("companyDetails.teamSize")}
        value={details.teamSize ?? ""}
        onChange={(event) => patch(form, "companyDetails", { teamSize: event.target.value || null })}
      >
        <option value="">{t("none")}</option>
        {TEAM_SIZES.map((size) => (
          <option key={size} value={size}>
            {t("teamSize", { size: shownTeamSize(size) })}
          </option>
        ))}
      </Select>
      <TextField form={form} field="businessLicense" dir="ltr" maxLength={120} />
      <div className="sm:col-span-2">
        <Textarea
          label={t("field.companyAbout")}
          error={form.error("companyDetails.about")}
          value={details.about}
          onChange={(event) => patch(form, "companyDetails", { about: event.target.value })}
        />
      </div>
    </FormSection>
  );
}

const ACCEPTING = { yes: true, no: false, unsaid: null } as const;

function Availability({ form }: Props) {
  const t = useT("profiles.edit");
  const words = useT("profiles");
  const availability = form.values.availabilityPreferences;
  const answers = Object.keys(ACCEPTING) as (keyof typeof ACCEPTING)[];
  const put = (part: Partial<ProfileFields["availabilityPreferences"]>) => patch(form, "availabilityPreferences", part);
  const check = () => form.leave("availabilityPreferences");
  return (
    <FormSection title={t("section.availability")}>
      <Select
        label={t("field.isAcceptingProjects")}
        value={answers.find((answer) => ACCEPTING[answer] === availability.isAcceptingProjects)}
        onChange={(event) => put({ isAcceptingProjects: ACCEPTING[event.target.value as keyof typeof ACCEPTING] })}
      >
        {answers.map((answer) => (
          <option key={answer} value={answer}>
            {t(`accepting.${answer}`)}
          </option>
        ))}
      </Select>
      <DateInput
        label={t("field.earliestStart")}
        error={form.error("availabilityPreferences.earliestStart")}
        value={availability.earliestStart ?? ""}
        onChange={(event) => put({ earliestStart: event.target.value || null })}
        onBlur={check}
      />
      <div className="sm:col-span-2">
        <ChoiceChips
          label={t("field.days")}
          options={WEEK_DAYS.map((day) => ({ value: day, label: words(`day.${day}`) }))}
          value={availability.days}
          onChange={(days) => put({ days: WEEK_DAYS.filter((day) => days.includes(day)) })}
        />
      </div>
      <TimeInput
        label={t("field.from")}
        none={t("none")}
        error={form.error("availabilityPreferences.from")}
        value={availability.from ?? ""}
        onChange={(event) => put({ from: event.target.value || null })}
      />
      <TimeInput
        label={t("field.to")}
        none={t("none")}
        value={availability.to ?? ""}
        onChange={(event) => put({ to: event.target.value || null })}
        onBlur={check}
      />
    </FormSection>
  );
}

function Background({ form }: Props) {
  const t = useT("profiles.edit");
  return (
    <FormSection title={t("section.background")} wide>
      <div className="grid gap-3">
        <h3 className="text-base">{t("field.certifications")}</h3>
        <CertificationRows form={form} />
      </div>
      {form.has("educationHistory") && (
        <div className="grid gap-3">
          <h3 className="text-base">{t("field.educationHistory")}</h3>
          <EducationRows form={form} />
        </div>
      )}
    </FormSection>
  );
}

function Taste({ form }: Props) {
  const t = useT("profiles.edit");
  const words = useT("profiles");
  const taste = form.values.designPreferences;
  return (
    <FormSection title={t("section.taste")} wide>
      <ChoiceChips
        label={t("field.styles")}
        options={HOME_STYLES.map((style) => ({ value: style, label: words(`style.${style}`) }))}
        value={taste.styles}
        onChange={(styles) => patch(form, "designPreferences", { styles })}
        error={form.error("designPreferences.styles")}
      />
      <Textarea
        label={t("field.designNotes")}
        error={form.error("designPreferences.notes")}
        value={taste.notes}
        onChange={(event) => patch(form, "designPreferences", { notes: event.target.value })}
      />
    </FormSection>
  );
}

function Languages({ form }: Props) {
  const t = useT("profiles.edit");
  const words = useT("profiles");
  return (
    <FormSection title={t("section.preferences")} wide>
      <ChoiceChips
        label={t("field.languages")}
        options={SPOKEN_LANGUAGES.map((code) => ({ value: code, label: words(`language.${code}`) }))}
        value={form.values.preferences.languages}
        onChange={(languages) => patch(form, "preferences", { languages })}
        error={form.error("preferences.languages")}
      />
    </FormSection>
  );
}

function ServiceAreas({ form }: { form: ProfileForm }) {
  const t = useT("profiles.edit");
  const options = useQuery({ ...orpc.profiles.options.queryOptions(), staleTime: Number.POSITIVE_INFINITY });
  if (options.isPending) return <Skeleton height="240px" />;
  const regions = options.data?.regions ?? [];
  return (
    <>
      <AreasPicker label={t("field.serviceAreas")} regions={regions} {...form.control("serviceAreas")} />
      {form.has("travelFees") && form.values.serviceAreas.length > 0 && (
        <TravelFees form={form} places={regions.flatMap((region) => [region, ...region.cities])} />
      )}
    </>
  );
}

function TravelFees({ form, places }: { form: ProfileForm; places: readonly Option[] }) {
  const t = useT("profiles.edit");
  const { serviceAreas, travelFees } = form.values;
  return (
    <fieldset className="mt-6 grid gap-3">
      <legend className="font-semibold">{t("field.travelFees")}</legend>
      <p className="text-sm text-muted">{t("hint.travelFees")}</p>
      {form.error("travelFees") && (
        <p className="text-sm text-danger" role="alert">
          {form.error("travelFees")}
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {serviceAreas.map((area) => (
          <MoneyInput
            key={area}
            label={places.find(({ value }) => value === area)?.label ?? area}
            value={travelFees[area] ?? null}
            error={form.error(`travelFees.${area}`)}
            onChange={(fee) => form.set("travelFees", { ...travelFees, [area]: fee })}
          />
        ))}
      </div>
    </fieldset>
  );
}
