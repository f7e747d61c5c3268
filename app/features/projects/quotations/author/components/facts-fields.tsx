import { useT } from "#app/platform/languages/language-context.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { DateInput } from "#app/ui/form/special-inputs.tsx";
import { Input, Textarea } from "#app/ui/input.tsx";
import { NAME_LENGTH, TEXT_LENGTH, TITLE_LENGTH } from "../../quotation.ts";
import type { Fault } from "../../rules/faults.ts";
import type { Quotation } from "../use-quotation.ts";

export const factField = (field: string) => `quotation-${field}`;

type Part = { quotation: Quotation; faultAt(place: string): Fault | undefined };

/** For whom, and what it is called. */
export function HeadFields({ quotation: { form }, faultAt }: Part) {
  const t = useT("quotations");
  const error = (place: string) => {
    const fault = faultAt(place);
    return fault && t(`fault.${fault}`);
  };
  const { title, client, email } = form.values;
  return (
    <div className="q-facts">
      <Input
        id={factField("title")}
        label={t("fields.title")}
        maxLength={TITLE_LENGTH}
        value={title}
        error={error("title")}
        onChange={(event) => form.set("title", event.target.value)}
      />
      {form.stored.requestId === null && (
        <>
          <Input
            id={factField("client")}
            label={t("fields.client")}
            maxLength={NAME_LENGTH}
            value={client}
            error={error("client")}
            onChange={(event) => form.set("client", event.target.value)}
          />
          <Input
            id={factField("email")}
            type="email"
            optional
            label={t("fields.email")}
            hint={t("fields.emailHint")}
            maxLength={320}
            value={email}
            error={error("email")}
            onChange={(event) => form.set("email", event.target.value)}
          />
        </>
      )}
    </div>
  );
}

/** When, how long it holds, and the words around the lines. */
export function TermsFields({ quotation: { form }, faultAt }: Part) {
  const t = useT("quotations");
  const { startsOn, weeks, validDays, warrantyMonths, chargesVat, intro, terms } = form.values;
  const error = (place: string) => {
    const fault = faultAt(place);
    return fault && t(`fault.${fault}`);
  };
  return (
    <section className="qg" aria-label={t("fields.more")}>
      <header>
        <h2>{t("fields.more")}</h2>
      </header>
      <div className="q-facts">
        <DateInput label={t("fields.startsOn")} optional value={startsOn ?? ""} onChange={(event) => form.set("startsOn", event.target.value || null)} />
        <NumberInput
          id={factField("weeks")}
          isWhole
          optional
          label={t("fields.weeks")}
          value={weeks}
          error={error("weeks")}
          onChange={(value) => form.set("weeks", value)}
        />
        <NumberInput
          id={factField("validDays")}
          isWhole
          whenEmpty={0}
          label={t("fields.validDays")}
          value={validDays}
          error={error("validDays")}
          onChange={(value) => form.set("validDays", value ?? 0)}
        />
        <NumberInput
          id={factField("warranty")}
          isWhole
          optional
          label={t("fields.warranty")}
          value={warrantyMonths ?? null}
          error={error("warranty")}
          onChange={(value) => form.set("warrantyMonths", value)}
        />
        <Checkbox rowClass="wide" label={t("fields.chargesVat")} checked={chargesVat} onChange={(event) => form.set("chargesVat", event.target.checked)} />
        <Textarea
          fieldClass="wide"
          optional
          label={t("fields.intro")}
          rows={3}
          maxLength={TEXT_LENGTH}
          value={intro}
          onChange={(event) => form.set("intro", event.target.value)}
        />
        <Textarea
          fieldClass="wide"
          optional
          label={t("fields.terms")}
          rows={3}
          maxLength={TEXT_LENGTH}
          value={terms}
          onChange={(event) => form.set("terms", event.target.value)}
        />
      </div>
    </section>
  );
}
