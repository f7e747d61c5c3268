import { useT } from "#app/platform/languages/language-context.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { RowsInput } from "#app/ui/form/rows-input.tsx";
import { Input, Textarea } from "#app/ui/input.tsx";
import type { ProfileForm } from "./use-profile-form.ts";

/** What the rows of a field have in common. Empty ones are dropped on saving. */
function useRows<Field extends "certifications" | "educationHistory" | "portfolioHighlights">(form: ProfileForm, field: Field) {
  const t = useT("profiles.edit");
  return { ...form.control(field), canMove: true, nameOf: (n: number) => t("list.row", { kind: t(`field.${field}`), n }) };
}

export function CertificationRows({ form }: { form: ProfileForm }) {
  const t = useT("profiles.edit");
  return (
    <RowsInput {...useRows(form, "certifications")} addText={t("list.addCertification")} empty={{ name: "" }} max={30}>
      {(row, change, index) => (
        <Input
          label={t("hint.certification")}
          error={form.error(`certifications.${index}.name`)}
          maxLength={120}
          value={row.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      )}
    </RowsInput>
  );
}

export function EducationRows({ form }: { form: ProfileForm }) {
  const t = useT("profiles.edit");
  return (
    <RowsInput {...useRows(form, "educationHistory")} addText={t("list.addEducation")} empty={{ school: "", degree: "", year: null }} max={15}>
      {(row, change, index) => (
        <div className="grid gap-4 sm:grid-cols-[2fr_2fr_1fr]">
          <Input
            label={t("list.school")}
            error={form.error(`educationHistory.${index}.school`)}
            value={row.school}
            onChange={(event) => change({ school: event.target.value })}
          />
          <Input
            label={t("list.degree")}
            error={form.error(`educationHistory.${index}.degree`)}
            value={row.degree}
            onChange={(event) => change({ degree: event.target.value })}
          />
          <NumberInput
            isWhole
            label={t("list.year")}
            error={form.error(`educationHistory.${index}.year`)}
            value={row.year}
            onChange={(year) => change({ year })}
          />
        </div>
      )}
    </RowsInput>
  );
}

export function HighlightRows({ form }: { form: ProfileForm }) {
  const t = useT("profiles.edit");
  return (
    <RowsInput {...useRows(form, "portfolioHighlights")} addText={t("list.addHighlight")} empty={{ title: "", text: "", year: null, url: "" }} max={12}>
      {(row, change, index) => (
        <>
          <div className="grid gap-4 sm:grid-cols-[3fr_1fr]">
            <Input
              label={t("list.highlightTitle")}
              error={form.error(`portfolioHighlights.${index}.title`)}
              value={row.title}
              onChange={(event) => change({ title: event.target.value })}
            />
            <NumberInput
              isWhole
              label={t("list.year")}
              error={form.error(`portfolioHighlights.${index}.year`)}
              value={row.year}
              onChange={(year) => change({ year })}
            />
          </div>
          <Textarea
            label={t("list.highlightText")}
            error={form.error(`portfolioHighlights.${index}.text`)}
            rows={2}
            value={row.text}
            onChange={(event) => change({ text: event.target.value })}
          />
          <Input
            label={t("list.highlightUrl")}
            type="url"
            error={form.error(`portfolioHighlights.${index}.url`)}
            optional
            value={row.url}
            onChange={(event) => change({ url: event.target.value })}
          />
        </>
      )}
    </RowsInput>
  );
}
