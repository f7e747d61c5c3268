import { SelectBox } from "#app/ui/list/select-box.tsx";
import type { StepFormState } from "./use-step-form.ts";

type Option = { value: string; label: string };
type Props = {
  form: StepFormState;
  field: "serviceAreas" | "categoryIds";
  label: string;
  groups: readonly { id: string; label: string; options: readonly Option[] }[];
};

/** One more of a long list, which would be too much to read at once. */
export function AddFromList({ form, field, label, groups }: Props) {
  const chosen = form.values[field];
  const add = (value: string) => value && form.set(field, [...new Set([...chosen, value])]);
  return (
    <div className="mt-3 max-w-72">
      <SelectBox aria-label={label} value="" onChange={(event) => add(event.target.value)}>
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
