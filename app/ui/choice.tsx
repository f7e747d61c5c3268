import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { classes } from "./classes.ts";

type RowProps = Omit<ComponentProps<"input">, "children"> & { label: ReactNode; count?: ReactNode; rowClass?: string };

/** One row: box, label, and a count at the end where a list of filters has one. */
export function Checkbox({ label, count, rowClass, indeterminate = false, ...rest }: RowProps & { indeterminate?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={classes("check", rowClass)}>
      <input ref={input} {...rest} type="checkbox" />
      <span>{label}</span>
      {count !== undefined && <span className="count">{count}</span>}
    </label>
  );
}

export function Radio({ label, count, rowClass, ...rest }: RowProps) {
  return (
    <label className={classes("check", rowClass)}>
      <input {...rest} type="radio" />
      <span>{label}</span>
      {count !== undefined && <span className="count">{count}</span>}
    </label>
  );
}

type SegmentedProps<T extends string> = {
  label: string;
  name: string;
  value: T;
  options: readonly { value: T; label: ReactNode }[];
  onChange(value: T): void;
  className?: string;
};

/** A few choices that are all visible: radios in a sunken well. */
export function Segmented<T extends string>({ label, name, value, options, onChange, className }: SegmentedProps<T>) {
  return (
    <div className={classes("seg", className)} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            className="over-label"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
