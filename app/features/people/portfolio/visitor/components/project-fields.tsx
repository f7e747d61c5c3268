import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ROOM_TYPES, STYLES } from "#app/platform/rules/rooms-and-styles.ts";
import { Checkbox } from "#app/ui/choice.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { ChoiceChips, RadioGroup } from "#app/ui/form/choice-group.tsx";
import { MoneyInput, NumberInput } from "#app/ui/form/number-input.tsx";
import { Input, Select, Textarea } from "#app/ui/input.tsx";
import { LICENSES, type License, TITLE_LENGTH } from "../../portfolio.ts";
import type { ProjectForm } from "./use-project-form.ts";

type Props = { form: ProjectForm };

export function ProjectTexts({ form }: Props) {
  const t = useT("portfolio.edit");
  return (
    <section className="portfolio-card">
      <div className="grid gap-5 sm:grid-cols-2">
        <Input label={t("field.title")} {...form.text("title")} lang="en" dir="ltr" required maxLength={TITLE_LENGTH} />
        <Input label={t("field.titleAr")} {...form.text("titleAr")} lang="ar" dir="rtl" maxLength={TITLE_LENGTH} />
        <Textarea label={t("field.description")} hint={t("hint.description")} {...form.text("description")} lang="en" dir="ltr" rows={6} />
        <Textarea label={t("field.descriptionAr")} hint={t("hint.descriptionAr")} {...form.text("descriptionAr")} lang="ar" dir="rtl" rows={6} />
      </div>
    </section>
  );
}

/** What it was, where, when, how large and for how much. */
export function ProjectDetails({ form }: Props) {
  const t = useT("portfolio.edit");
  const shown = useT("portfolio");
  const profiles = useT("profiles");
  const options = useQuery({ ...orpc.profiles.options.queryOptions(), staleTime: Number.POSITIVE_INFINITY });
  return (
    <section className="portfolio-card">
      <h2>{t("facts")}</h2>
      <ChoiceChips label={t("field.rooms")} {...form.control("rooms")} options={ROOM_TYPES.map((value) => ({ value, label: shown(`room.${value}`) }))} />
      <ChoiceChips label={t("field.styles")} {...form.control("styles")} options={STYLES.map((value) => ({ value, label: profiles(`style.${value}`) }))} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={t("field.city")}
          value={form.values.city ?? ""}
          error={form.error("city")}
          onChange={(event) => form.set("city", event.target.value || null)}
        >
          <option value="">{t("noCity")}</option>
          {(options.data?.regions ?? []).map((region) => (
            <optgroup key={region.value} label={region.label}>
              {region.cities.map((city) => (
                <option key={city.value} value={city.value}>
                  {city.label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <Input label={t("field.district")} {...form.text("district")} maxLength={120} />
        <NumberInput isWhole label={t("field.year")} {...form.control("year")} />
        <NumberInput isWhole label={t("field.areaM2")} {...form.control("areaM2")} />
        <NumberInput isWhole label={t("field.weeks")} {...form.control("weeks")} />
        <Input label={t("field.materials")} hint={t("hint.materials")} {...form.text("materials")} maxLength={300} />
        <MoneyInput label={t("field.costFrom")} {...form.control("costFrom")} />
        <MoneyInput label={t("field.costTo")} {...form.control("costTo")} />
      </div>
    </section>
  );
}

/** The client's word, and what others may do with the photographs. */
export function ProjectRights({ form }: Props) {
  const t = useT("portfolio.edit");
  const problem = form.error("hasPermission");
  return (
    <section className="portfolio-card" data-invalid={problem ? true : undefined}>
      <h2>{t("rights")}</h2>
      <Checkbox
        label={t("field.hasPermission")}
        checked={form.values.hasPermission}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? "permission-problem" : undefined}
        onChange={(event) => form.set("hasPermission", event.target.checked)}
      />
      {problem && <FieldError id="permission-problem">{problem}</FieldError>}
      <RadioGroup
        label={t("field.license")}
        options={LICENSES.map((value) => ({ value, label: t(`license.${value}`), text: t(`licenseText.${value}`) }))}
        value={form.values.license as License}
        onChange={(license) => form.set("license", license)}
      />
    </section>
  );
}
