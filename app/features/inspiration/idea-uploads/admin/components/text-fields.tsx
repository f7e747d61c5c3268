import { DIFFICULTIES, REGIONS, ROOM_TYPES, STYLES } from "#app/features/inspiration/ideas/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Segmented } from "#app/ui/choice.tsx";
import { Field } from "#app/ui/field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { Input, Select, Textarea } from "#app/ui/input.tsx";
import { FormCard } from "./form-card.tsx";
import type { IdeaForm } from "./use-idea-form.ts";

export function BasicInformation({ form }: { form: IdeaForm }) {
  const t = useT("idea-uploads");
  const vocabulary = useT("ideas");
  return (
    <FormCard title={t("section.basic")}>
      <Input label={t("field.title")} {...form.text("title")} required autoComplete="off" placeholder={t("placeholder.title")} />
      <Textarea label={t("field.description")} {...form.text("description")} placeholder={t("placeholder.description")} />
      <div className="grid gap-5 sm:grid-cols-3">
        <Select label={t("field.style")} required {...form.text("style")}>
          <option value="">{t("placeholder.style")}</option>
          {STYLES.map((style) => (
            <option key={style} value={style}>
              {vocabulary(`style.${style}`)}
            </option>
          ))}
        </Select>
        <Select label={t("field.room_type")} required {...form.text("room_type")}>
          <option value="">{t("placeholder.room")}</option>
          {ROOM_TYPES.map((room) => (
            <option key={room} value={room}>
              {vocabulary(`room.${room}`)}
            </option>
          ))}
        </Select>
        <Select label={t("field.region")} optional {...form.text("region")}>
          <option value="">{t("placeholder.region")}</option>
          {REGIONS.map((region) => (
            <option key={region} value={region}>
              {vocabulary(`region.${region}`)}
            </option>
          ))}
        </Select>
      </div>
      <div className="grid gap-5 border-t border-line pt-5">
        <Input label={t("field.title_ar")} {...form.text("title_ar")} optional lang="ar" dir="rtl" autoComplete="off" />
        <Textarea label={t("field.description_ar")} {...form.text("description_ar")} optional lang="ar" dir="rtl" rows={3} />
      </div>
    </FormCard>
  );
}

export function AdditionalDetails({ form }: { form: IdeaForm }) {
  const t = useT("idea-uploads");
  const vocabulary = useT("ideas");
  const cost = form.control("estimated_cost");
  return (
    <FormCard title={t("section.details")}>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberInput
          label={t("field.estimated_cost")}
          placeholder="5000"
          {...cost}
          value={cost.value || null}
          onChange={(value) => cost.onChange(value ?? 0)}
        />
        <Input label={t("field.time_estimate")} {...form.text("time_estimate")} autoComplete="off" placeholder={t("placeholder.time")} />
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
