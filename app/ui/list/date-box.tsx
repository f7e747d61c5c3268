type Props = { label: string; value: string; min?: string | undefined; max?: string | undefined; onChange(day: string): void };

/** A day among the tools of a list, with its label inside the line. The browser's own calendar; empty means no bound. */
export function DateBox({ label, value, min, max, onChange }: Props) {
  return (
    <label className="flex items-center gap-2 text-sm text-muted phone:grid phone:gap-1">
      {label}
      <input className="input sm" type="date" value={value} min={min || undefined} max={max || undefined} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
