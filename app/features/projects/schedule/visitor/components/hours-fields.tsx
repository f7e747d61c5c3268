import { useT } from "#app/platform/languages/language-context.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { RowsInput } from "#app/ui/form/rows-input.tsx";
import { DateInput, TimeInput } from "#app/ui/form/special-inputs.tsx";
import type { useForm } from "#app/ui/form/use-form.ts";
import { Input, Select } from "#app/ui/input.tsx";
import type { ScheduleSettings } from "../../schedule.contract.ts";
import type { ScheduleFields, ScheduleProblem } from "../../schedule.rules.ts";
import { MOST_DAYS_OFF, MOST_HOURS, TITLE_LENGTH } from "../../schedule.ts";

type Props = {
  form: ReturnType<typeof useForm<ScheduleSettings, ScheduleFields, ScheduleSettings, ScheduleProblem>>;
  cities: ScheduleSettings["cities"];
};

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const NUMBERS = ["length", "buffer", "notice", "ahead"] as const;

/** Bookings, the week, prayers, days off. */
export function HoursFields({ form, cities }: Props) {
  const t = useT("schedule");
  const { values } = form;
  return (
    <>
      <fieldset className="grid gap-4">
        <legend className="legend">{t("hours.bookings")}</legend>
        <Checkbox label={t("hours.takesBookings")} checked={values.takesBookings} onChange={(event) => form.set("takesBookings", event.target.checked)} />
        <div className="grid gap-4 sm:grid-cols-2">
          {NUMBERS.map((field) => (
            <NumberInput
              key={field}
              isWhole
              whenEmpty={0}
              label={t(`hours.${field}`)}
              hint={t(`hours.hint.${field}`)}
              error={form.error(field)}
              value={values[field]}
              onChange={(value) => form.set(field, value ?? 0)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="legend">{t("hours.week")}</legend>
        <p className="text-sm text-muted">{t("hours.weekText")}</p>
        <RowsInput
          value={values.hours}
          onChange={(hours) => form.set("hours", hours)}
          empty={{ weekday: 0, from: "09:00", to: "17:00" }}
          max={MOST_HOURS}
          nameOf={(n) => t("hours.row", { n })}
          addText={t("hours.add")}
          error={form.error("hours")}
          isShort
        >
          {(row, change, index) => (
            <div className="hours-row">
              <Select fieldClass="hours-day" label={t("field.day")} value={row.weekday} onChange={(event) => change({ weekday: Number(event.target.value) })}>
                {WEEKDAYS.map((weekday) => (
                  <option key={weekday} value={weekday}>
                    {t(`weekday.${weekday}`)}
                  </option>
                ))}
              </Select>
              <TimeInput
                label={t("field.from")}
                none={t("none")}
                value={row.from}
                error={form.error(`hours.${index}.from`)}
                onChange={(event) => change({ from: event.target.value })}
              />
              <TimeInput
                label={t("field.to")}
                none={t("none")}
                value={row.to}
                error={form.error(`hours.${index}.to`)}
                onChange={(event) => change({ to: event.target.value })}
              />
            </div>
          )}
        </RowsInput>
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="legend">{t("hours.prayers")}</legend>
        <Checkbox label={t("hours.pauses")} checked={values.pausesForPrayer} onChange={(event) => form.set("pausesForPrayer", event.target.checked)} />
        {values.pausesForPrayer && (
          <Select
            label={t("hours.city")}
            hint={t("hours.cityHint")}
            error={form.error("city")}
            value={values.city ?? ""}
            onChange={(event) => form.set("city", event.target.value || null)}
          >
            <option value="">{t("none")}</option>
            {cities.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="legend">{t("hours.daysOff")}</legend>
        <RowsInput
          value={values.daysOff}
          onChange={(daysOff) => form.set("daysOff", daysOff)}
          empty={{ first: "", last: "", note: null }}
          max={MOST_DAYS_OFF}
          nameOf={(n) => t("hours.dayOffRow", { n })}
          addText={t("hours.addDayOff")}
          error={form.error("daysOff")}
        >
          {(row, change, index) => (
            <div className="hours-row">
              <DateInput
                label={t("hours.first")}
                error={form.error(`daysOff.${index}.first`)}
                value={row.first}
                onChange={(event) => change({ first: event.target.value, ...(row.last < event.target.value && { last: event.target.value }) })}
              />
              <DateInput
                label={t("hours.last")}
                error={form.error(`daysOff.${index}.last`)}
                value={row.last}
                onChange={(event) => change({ last: event.target.value })}
              />
              <Input
                label={t("field.note")}
                optional
                error={form.error(`daysOff.${index}.note`)}
                maxLength={TITLE_LENGTH}
                value={row.note ?? ""}
                onChange={(event) => change({ note: event.target.value || null })}
              />
            </div>
          )}
        </RowsInput>
      </fieldset>
    </>
  );
}
