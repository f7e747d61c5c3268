import { useFormat } from "#app/platform/languages/language-context.tsx";
import { SelectBox } from "./select-box.tsx";

type Props<T extends string> = {
  label: string;
  value: T | "";
  onChange(value: T | ""): void;
  options: readonly T[];
  text(value: T): string;
  /** The label of no filter; without it there is always a value. */
  all?: string;
  /** After the others, where a value is chosen from the start. */
  isAllLast?: boolean;
  /** How many items have each value. */
  counts?: Partial<Record<T, number>> | undefined;
};

/** Narrows a list to one value. A value of the address that is not among the options is added while it is selected. */
export function ChoiceFilter<T extends string>({ label, value, onChange, options, text, all, isAllLast = false, counts }: Props<T>) {
  const format = useFormat();
  const known = value === "" || options.includes(value) ? options : [...options, value];
  const everything = all !== undefined && <option value="">{all}</option>;
  return (
    <SelectBox aria-label={label} value={value} onChange={(event) => onChange(event.target.value as T | "")}>
      {!isAllLast && everything}
      {known.map((option) => {
        const n = counts?.[option];
        return <option key={option} value={option}>{`${text(option)}${n === undefined ? "" : ` (${format.number(n)})`}`}</option>;
      })}
      {isAllLast && everything}
    </SelectBox>
  );
}

type NamedProps<T extends string> = Omit<Props<T>, "label" | "all"> & { name(value: string): string; all: string };

/** Each option includes the filter's name: 'Status: open'. */
export const NamedFilter = <T extends string>({ name, text, all, ...rest }: NamedProps<T>) => (
  <ChoiceFilter {...rest} label={name("")} text={(value: T) => name(text(value))} all={name(all)} />
);
