import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import type { AnswerField } from "../../onboarding.ts";
import type { StepFormState } from "./use-step-form.ts";

type TextField = "fullName" | "phone" | "professionalType" | "companyName" | "bio" | "city" | "vendorType" | "description";

/** What an input of the step needs: value, verdict and change. */
export function useTextField(form: StepFormState) {
  const t = useT("onboarding");
  return (name: TextField) => ({
    id: `onboarding-${name}`,
    name,
    value: form.values[name],
    error: form.problems[name] && t(`problem.${form.problems[name]}`),
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
  });
}

type ChoiceProps = { label: string; hint?: string; error?: string | undefined; children: ReactNode };

/** A group of choices with its label and verdict. */
export function ChoiceGroup({ label, hint, error, children }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset className="field border-0 p-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="label mb-1.5">{label}</legend>
      {hint && <p className="hint mb-2">{hint}</p>}
      {children}
      {error && (
        <p className="error mt-2" id={`${id}-error`} role="alert">
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

type PillProps = { type: "checkbox" | "radio"; name: string; isOn: boolean; isWrong: boolean; onChange(isOn: boolean): void; children: ReactNode };

/** One choice of several, as large as a finger. */
export function Pill({ type, name, isOn, isWrong, onChange, children }: PillProps) {
  return (
    <label className="chip relative min-h-11 cursor-pointer whitespace-normal has-checked:border-palm has-checked:bg-palm-soft has-checked:font-medium has-checked:text-palm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-palm">
      <input className="vh" type={type} name={name} checked={isOn} aria-invalid={isWrong || undefined} onChange={(event) => onChange(event.target.checked)} />
      {children}
    </label>
  );
}

type ManyProps<Field extends AnswerField> = {
  form: StepFormState;
  field: Field & ("specializations" | "serviceAreas" | "categoryIds");
  options: readonly { value: string; label: string }[];
};

/** Several of a list. */
export function ManyPills<Field extends AnswerField>({ form, field, options }: ManyProps<Field>) {
  const chosen = form.values[field];
  const toggle = (value: string, isOn: boolean) => form.set(field, isOn ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <div className="flex flex-wrap gap-2">
      {options.map(({ value, label }) => (
        <Pill key={value} type="checkbox" name={field} isOn={chosen.includes(value)} isWrong={!!form.problems[field]} onChange={(isOn) => toggle(value, isOn)}>
          {label}
        </Pill>
      ))}
    </div>
  );
}

type Option = { value: string; label: string };
type AddProps = {
  form: StepFormState;
  field: "serviceAreas" | "categoryIds";
  label: string;
  groups: readonly { id: string; label: string; options: readonly Option[] }[];
};

/** One more of a long list, which would be too much to read at once. */
export function AddFromList({ form, field, label, groups }: AddProps) {
  const chosen = form.values[field];
  const add = (value: string) => value && form.set(field, [...new Set([...chosen, value])]);
  return (
    <div className="mt-3 max-w-72">
      <SelectBox aria-label={label} value="" aria-invalid={!!form.problems[field] || undefined} onChange={(event) => add(event.target.value)}>
        <option value="">{label}</option>
        {groups.map((group) => (
          <optgroup key={group.id} label={group.label}>
            {group.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectBox>
    </div>
  );
}
