import { DIFFICULTIES, REGIONS, ROOM_TYPES, STYLES } from "#app/features/inspiration/ideas/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { latinDigits } from "#app/platform/text/digits.ts";
import { Segmented } from "#app/ui/choice.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input, Select, Textarea } from "#app/ui/input.tsx";
import { FormCard } from "./form-card.tsx";
import { useCostText } from "./use-cost-text.ts";
import type { IdeaForm } from "./use-idea-fields.ts";
import { useProblem } from "./use-problem.ts";

type TextName = "title" | "title_ar" | "description" | "description_ar" | "time_estimate";

function useText(form: IdeaForm, field: TextName) {
  const t = useT("idea-uploads");
  const error = useProblem(form, field);
  return {
    label: t(`field.${field}`),
    name: field,
    error,
    value: form.values[field],
    onChange: (event: { target: { value: string } }) => form.set(field, event.target.value),
    onBlur: () => form.check(field),
  };
}

export function BasicInformation({ form }: { form: IdeaForm }) {
  const t = useT("idea-uploads");
  const vocabulary = useT("ideas");
  const styleProblem = useProblem(form, "style");
  const roomProblem = useProblem(form, "room_type");
  return (
    <FormCard title={t("section.basic")}>
      <Input {...useText(form, "title")} required autoComplete="off" placeholder={t("placeholder.title")} />
      <Textarea {...useText(form, "description")} placeholder={t("placeholder.description")} />
      <div className="grid gap-5 sm:grid-cols-3">
        <Select
          label={t("field.style")}
          name="style"
          required
          error={styleProblem}
          value={form.values.style}
          onChange={(event) => form.set("style", event.target.value)}
        >
          <option value="">{t("placeholder.style")}</option>
          {STYLES.map((style) => (
            <option key={style} value={style}>
              {vocabulary(`style.${style}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t("field.room_type")}
          name="room_type"
          required
          error={roomProblem}
          value={form.values.room_type}
          onChange={(event) => form.set("room_type", event.target.value)}
        >
          <option value="">{t("placeholder.room")}</option>
          {ROOM_TYPES.map((room) => (
            <option key={room} value={room}>
              {vocabulary(`room.${room}`)}
            </option>
          ))}
        </Select>
        <Select label={t("field.region")} name="region" optional value={form.values.region} onChange={(event) => form.set("region", event.target.value)}>
          <option value="">{t("placeholder.region")}</option>
          {REGIONS.map((region) => (
            <option key={region} value={region}>
              {vocabulary(`region.${region}`)}
            </option>
          ))}
        </Select>
      </div>
      <div className="grid gap-5 border-t border-line pt-5">
        <Input {...useText(form, "title_ar")} optional lang="ar" dir="rtl" autoComplete="off" />
        <Textarea {...useText(form, "description_ar")} optional lang="ar" dir="rtl" rows={3} />
      </div>
    </FormCard>
  );
}

export function AdditionalDetails({ form }: { form: IdeaForm }) {
  const t = useT("idea-uploads");
  const vocabulary = useT("ideas");
  const cost = useCostText(form);
  const costProblem = useProblem(form, "estimated_cost");
  return (
    <FormCard title={t("section.details")}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Input
          label={t("field.estimated_cost")}
          name="estimated_cost"
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          placeholder="5000"
          error={costProblem}
          value={cost.text}
          onChange={(event) => cost.type(latinDigits(event.target.value))}
          onBlur={() => form.check("estimated_cost")}
        />
        <Input {...useText(form, "time_estimate")} autoComplete="off" placeholder={t("placeholder.time")} />
      </div>
      <Field label={t("field.difficulty_level")}>
        {({ id }) => (
          <div id={id}>
            <Segmented
              label={t("field.difficulty_level")}
              name="difficulty_level"
              value={form.values.difficulty_level as (typeof DIFFICULTIES)[number]}
              options={DIFFICULTIES.map((value) => ({ value, label: vocabulary(`difficulty.${value}`) }))}
              onChange={(value) => form.set("difficulty_level", value)}
              className="max-w-md"
            />
          </div>
        )}
      </Field>
    </FormCard>
  );
}
