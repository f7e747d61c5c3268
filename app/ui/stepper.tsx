import { Minus, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { latinDigits } from "#app/platform/text/digits.ts";
import "./stepper.css";

type Props = {
  label: string;
  value: number;
  most: number;
  /** Below it there is nothing to step down to. */
  least?: number;
  onChange(value: number): void;
};

/** A small whole number with a button on both sides; a number that is typed counts when the box is left. */
export function Stepper({ label, value, most, least = 1, onChange }: Props) {
  const t = useT("ui");
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const commit = () => {
    const wanted = Math.min(most, Math.max(least, Number.parseInt(latinDigits(typed), 10) || value));
    setTyped(String(wanted));
    if (wanted !== value) onChange(wanted);
  };
  return (
    <span className="stepper">
      <button type="button" aria-label={t("stepper.fewer")} disabled={value <= least} onClick={() => onChange(value - 1)}>
        <Minus size={18} aria-hidden />
      </button>
      <input
        inputMode="numeric"
        aria-label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
      <button type="button" aria-label={t("stepper.more")} disabled={value >= most} onClick={() => onChange(value + 1)}>
        <Plus size={18} aria-hidden />
      </button>
    </span>
  );
}
