import { clock } from "#app/platform/languages/clock.ts";
import { dateTimeFormat } from "#app/platform/languages/intl.ts";
import { useFormat, useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { ChoiceChips } from "#app/ui/form/choice-group.tsx";
import { ConflictBox } from "#app/ui/form/conflict-box.tsx";
import { Form, FormSection } from "#app/ui/form/form.tsx";
import { LeaveGuard } from "#app/ui/form/leave-guard.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { RowsInput } from "#app/ui/form/rows-input.tsx";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { DateInput } from "#app/ui/form/special-inputs.tsx";
import { Select } from "#app/ui/input.tsx";
import { SLOTS, type Slot } from "../../delivery.ts";
import type { VendorShipping } from "../../shipping.contract.ts";
import { MOST_HOLIDAYS } from "../../shipping.rules.ts";
import { type ShippingForm, useShippingForm } from "./use-shipping-form.ts";
import { ZoneRows } from "./zone-rows.tsx";

const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** Midnight at the end of the day: what is ordered until then counts as that day's. */
const HOURS = Array.from({ length: 25 }, (_, hour) => hour);
/** A Sunday. */
const sunday = Date.UTC(2026, 10, 22);

/** How one vendor delivers. */
export function ShippingEditor({ shipping }: { shipping: VendorShipping }) {
  const t = useT("delivery.vendor");
  const form = useShippingForm(shipping);
  const { canEdit, zones } = form.stored;
  return (
    <>
      {!canEdit && <p className="mb-6 rounded-control bg-sunken px-4 py-3 text-sm">{t("readOnly")}</p>}
      {zones.length === 0 && <p className="mb-6 rounded-control bg-sunken px-4 py-3 text-sm">{t("noZones")}</p>}
      <Form form={form} isLong>
        <ConflictBox form={form} nameOf={(field) => t(`field.${field}`)} />
        <fieldset disabled={!canEdit} className="min-w-0">
          <FormSection title={t("field.zones")} text={t("zonesText")} wide>
            <ZoneRows form={form} />
          </FormSection>
          <Days form={form} />
          <Times form={form} />
          <FormSection title={t("field.holidays")} text={t("holidaysText")} wide>
            <Holidays form={form} />
          </FormSection>
        </fieldset>
        {canEdit && <SaveBar form={form} />}
      </Form>
      <LeaveGuard isDirty={form.isDirty && !form.isSending} />
    </>
  );
}

function Days({ form }: { form: ShippingForm }) {
  const t = useT("delivery.vendor");
  const format = useFormat();
  const { intlLocale } = useLanguage();
  const nameOf = (day: number) => dateTimeFormat(intlLocale, { weekday: "long", timeZone: "UTC" }).format(sunday + day * DAY_MS);
  const { workingDays, cutoffHour } = form.values;
  return (
    <FormSection title={t("days")} wide>
      <ChoiceChips
        label={t("field.workingDays")}
        error={form.error("workingDays")}
        options={WEEK.map((day) => ({ value: String(day), label: nameOf(day) }))}
        value={workingDays.map(String)}
        onChange={(days) => form.set("workingDays", days.map(Number).sort())}
      />
      <Select
        label={t("field.cutoffHour")}
        hint={t("cutoffHint")}
        fieldClass="max-w-[320px]"
        value={String(cutoffHour)}
        error={form.error("cutoffHour")}
        onChange={(event) => form.set("cutoffHour", Number(event.target.value))}
      >
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {hour === 0 || hour === 24 ? t(hour === 0 ? "cutoffNever" : "cutoffEnd") : clock(format, `${String(hour).padStart(2, "0")}:00`)}
          </option>
        ))}
      </Select>
    </FormSection>
  );
}

function Times({ form }: { form: ShippingForm }) {
  const t = useT("delivery.vendor");
  const shared = useT("delivery");
  const { slots } = form.values;
  return (
    <FormSection title={t("field.slots")} text={t("slotsText")} wide>
      <ChoiceChips<Slot>
        label={t("slotsOffered")}
        error={form.error("slots")}
        options={SLOTS.map((slot) => ({ value: slot, label: shared(`slot.${slot}`) }))}
        value={slots}
        onChange={(chosen) =>
          form.set(
            "slots",
            SLOTS.filter((slot) => chosen.includes(slot)),
          )
        }
      />
      {slots.length > 0 && (
        <NumberInput
          label={t("field.slotCapacity")}
          hint={t("capacityHint")}
          fieldClass="max-w-[320px]"
          {...form.control("slotCapacity")}
          onChange={(value) => form.set("slotCapacity", value ?? Number.NaN)}
          whenEmpty={Number.NaN}
          isWhole
        />
      )}
    </FormSection>
  );
}

function Holidays({ form }: { form: ShippingForm }) {
  const t = useT("delivery.vendor");
  return (
    <RowsInput
      value={form.values.holidays}
      onChange={(holidays) => form.set("holidays", holidays)}
      empty={{ from: "", to: "" }}
      max={MOST_HOLIDAYS}
      nameOf={(n) => t("holiday", { n })}
      addText={t("addHoliday")}
      error={form.error("holidays")}
    >
      {({ from, to }, change, index) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <DateInput
            label={t("firstDay")}
            value={from}
            error={form.error(`holidays.${index}.from`)}
            onChange={({ target: { value } }) => change(to === "" || to === from ? { from: value, to: value } : { from: value })}
          />
          <DateInput label={t("lastDay")} value={to} error={form.error(`holidays.${index}.to`)} onChange={({ target: { value } }) => change({ to: value })} />
        </div>
      )}
    </RowsInput>
  );
}
