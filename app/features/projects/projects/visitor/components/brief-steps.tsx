import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { ChoiceChips, RadioGroup } from "#app/ui/form/choice-group.tsx";
import { MoneyInput, NumberInput } from "#app/ui/form/number-input.tsx";
import { DateInput } from "#app/ui/form/special-inputs.tsx";
import { Input, Select, Textarea } from "#app/ui/input.tsx";
import { MoneyRange } from "#app/ui/money-text.tsx";
import { LINE_LENGTH, OCCUPANCIES, OWNERSHIPS, PERMITS, PROJECT_STYLES, PROPERTIES, TEXT_LENGTH, TITLE_LENGTH, WORKS } from "../../projects.ts";
import type { BriefForm } from "./use-brief.ts";

type Props = { form: BriefForm };

export function HomeStep({ form }: Props) {
  const t = useT("projects.briefing");
  const words = useT("projects");
  const { data } = useQuery({ ...orpc.quotes.options.queryOptions(), staleTime: Number.POSITIVE_INFINITY });
  const { values } = form;
  return (
    <>
      <Input label={t("field.title")} required maxLength={TITLE_LENGTH} {...form.text("title")} />
      <RadioGroup
        label={t("field.work")}
        options={WORKS.map((value) => ({ value, label: words(`work.${value}`), text: words(`workText.${value}`) }))}
        value={values.work as (typeof WORKS)[number] | null}
        onChange={(value) => form.set("work", value)}
        error={form.error("work")}
      />
      <ChoiceChips
        type="radio"
        label={t("field.property")}
        options={PROPERTIES.map((value) => ({ value, label: words(`property.${value}`) }))}
        value={values.property ? [values.property] : []}
        onChange={([value]) => form.set("property", value ?? null)}
      />
      <ChoiceChips
        type="radio"
        label={t("field.ownership")}
        options={OWNERSHIPS.map((value) => ({ value, label: words(`ownership.${value}`) }))}
        value={values.ownership ? [values.ownership] : []}
        onChange={([value]) => form.set("ownership", value ?? null)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select label={t("field.city")} {...form.text("city")}>
          <option value="">{t("choose")}</option>
          {data?.cities.map((city) => (
            <option key={city.value} value={city.value}>
              {city.label}
            </option>
          ))}
        </Select>
        <Input label={t("field.district")} optional maxLength={LINE_LENGTH} {...form.text("district")} />
        <Input label={t("field.street")} hint={t("hint.street")} optional maxLength={LINE_LENGTH} autoComplete="street-address" {...form.text("street")} />
        <NumberInput
          label={t("field.builtYear")}
          optional
          isWhole
          value={values.builtYear}
          onChange={(value) => form.set("builtYear", value)}
          error={form.error("builtYear")}
        />
      </div>
    </>
  );
}

export function WishesStep({ form }: Props) {
  const t = useT("projects.briefing");
  const words = useT("projects");
  const area = (name: "about" | "must" | "mustNot", rows: number) => (
    <Textarea label={t(`field.${name}`)} hint={t(`hint.${name}`)} rows={rows} maxLength={TEXT_LENGTH} optional {...form.text(name)} />
  );
  return (
    <>
      <ChoiceChips
        label={t("field.styles")}
        options={PROJECT_STYLES.map((value) => ({ value, label: words(`style.${value}`) }))}
        value={form.values.styles}
        onChange={(value) => form.set("styles", value)}
      />
      {area("about", 5)}
      {area("must", 3)}
      {area("mustNot", 3)}
    </>
  );
}

export function TimingStep({ form }: Props) {
  const t = useT("projects.briefing");
  const words = useT("projects");
  const { values } = form;
  return (
    <>
      <DateInput label={t("field.startsOn")} hint={t("hint.startsOn")} optional {...form.text("startsOn")} />
      <RadioGroup
        label={t("field.permits")}
        options={PERMITS.map((value) => ({ value, label: words(`permits.${value}`) }))}
        value={values.permits as (typeof PERMITS)[number] | null}
        onChange={(value) => form.set("permits", value)}
      />
      <RadioGroup
        label={t("field.occupancy")}
        options={OCCUPANCIES.map((value) => ({ value, label: words(`occupancy.${value}`) }))}
        value={values.occupancy as (typeof OCCUPANCIES)[number] | null}
        onChange={(value) => form.set("occupancy", value)}
      />
    </>
  );
}

export function BudgetStep({ form, projectId }: Props & { projectId: string }) {
  const t = useT("projects.briefing");
  const { values } = form;
  return (
    <>
      <Costs projectId={projectId} />
      <div className="grid gap-5 sm:grid-cols-2">
        <MoneyInput
          label={t("field.budgetMin")}
          optional
          value={values.budgetMin}
          onChange={(value) => form.set("budgetMin", value)}
          error={form.error("budgetMin")}
        />
        <MoneyInput
          label={t("field.budgetMax")}
          hint={t("hint.budgetMax")}
          optional
          value={values.budgetMax}
          onChange={(value) => form.set("budgetMax", value)}
          error={form.error("budgetMax")}
        />
      </div>
    </>
  );
}

/** What such rooms really cost, and plainly where too few are known. */
function Costs({ projectId }: { projectId: string }) {
  const t = useT("projects.briefing");
  const words = useT("projects");
  const format = useFormat();
  const { data } = useQuery({ ...orpc.projects.getCosts.queryOptions({ input: { id: projectId } }), staleTime: 0 });
  if (!data || (data.rooms.length === 0 && data.unknown.length === 0)) return null;
  return (
    <section className="panel grid gap-3 p-5" aria-labelledby="costs-title">
      <h2 id="costs-title" className="text-base">
        {t("costs.title")}
      </h2>
      {data.total && (
        <p className="project-sum">
          <MoneyRange from={{ amount: data.total.low }} to={{ amount: data.total.high }} />
        </p>
      )}
      {data.rooms.length > 0 && (
        <ul className="grid gap-1.5 text-sm">
          {data.rooms.map((room) => (
            <li key={room.kind} className="flex flex-wrap justify-between gap-x-4">
              <span>{room.rooms > 1 ? t("costs.rooms", { room: words(`room.${room.kind}`), n: room.rooms }) : words(`room.${room.kind}`)}</span>
              <span className="text-muted">
                <MoneyRange from={{ amount: room.low }} to={{ amount: room.high }} /> · {t("costs.of", { n: room.count })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data.unknown.length > 0 && (
        <p className="text-sm text-muted">{t("costs.tooFew", { rooms: format.list(data.unknown.map((kind) => words(`room.${kind}`))) })}</p>
      )}
      {data.rooms.length > 0 && <p className="text-sm text-muted">{t("costs.honest")}</p>}
    </section>
  );
}
