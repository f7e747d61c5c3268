import { useT } from "#app/platform/languages/language-context.tsx";
import { MoneyInput, NumberInput } from "#app/ui/form/number-input.tsx";
import { RowsInput } from "#app/ui/form/rows-input.tsx";
import { type MethodFields, MOST_STEPS } from "../../shipping.rules.ts";
import type { ShippingForm } from "./use-shipping-form.ts";

const G_TO_KG = 1000;

type Props = { form: ShippingForm; method: MethodFields; name: string; place: string; change(part: Partial<MethodFields>): void };

/** Fees, days and extras of one way to deliver. */
export function MethodFieldset({ form, method, name, place, change }: Props) {
  const t = useT("delivery.vendor");
  const money = (field: "freeAbove" | "assemblyFee" | "floorFee") => ({
    label: t(`method.${field}`),
    hint: t(`methodHint.${field}`),
    value: method[field],
    error: form.error(`${place}.${field}`),
    onChange: (value: number | null) => change({ [field]: value }),
  });
  const days = (field: "daysMin" | "daysMax") => ({
    label: t(`method.${field}`),
    value: method[field],
    error: form.error(`${place}.${field}`),
    whenEmpty: Number.NaN,
    isWhole: true,
    onChange: (value: number | null) => change({ [field]: value ?? Number.NaN }),
  });
  return (
    <fieldset className="grid gap-4 sm:ps-7">
      <legend className="vh">{name}</legend>
      <Steps form={form} method={method} place={place} change={change} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberInput {...days("daysMin")} hint={t("methodHint.days")} />
        <NumberInput {...days("daysMax")} />
        {method.kind !== "pickup" && <MoneyInput {...money("freeAbove")} optional />}
      </div>
      {method.kind === "white_glove" && (
        <div className="level-fields grid gap-4 sm:grid-cols-2">
          <MoneyInput {...money("assemblyFee")} optional />
          <MoneyInput {...money("floorFee")} optional />
        </div>
      )}
    </fieldset>
  );
}

/** Each step up to a weight; the last may take any. */
function Steps({ form, method: { steps }, place, change }: Omit<Props, "name">) {
  const t = useT("delivery.vendor");
  return (
    <RowsInput
      value={steps}
      onChange={(next) => change({ steps: next })}
      empty={{ upTo: null, fee: null }}
      max={MOST_STEPS}
      nameOf={(n) => t("step", { n })}
      addText={t("addStep")}
      error={form.error(`${place}.steps`)}
      isShort
    >
      {(step, changeStep, index) => (
        <div className="grid grid-cols-2 items-start gap-4">
          <NumberInput
            label={t("method.upTo")}
            hint={index === steps.length - 1 ? t("methodHint.upTo") : undefined}
            value={step.upTo}
            scale={G_TO_KG}
            error={form.error(`${place}.steps.${index}.upTo`)}
            onChange={(upTo) => changeStep({ upTo })}
          />
          <MoneyInput
            label={t("method.fee")}
            value={step.fee}
            error={form.error(`${place}.steps.${index}.fee`)}
            onChange={(fee) => changeStep({ fee })}
            required
          />
        </div>
      )}
    </RowsInput>
  );
}
