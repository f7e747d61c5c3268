import { Minus, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { latinDigits } from "#app/platform/text/digits.ts";
import "./stepper.css";

type Props = { label: string; value: number; most: number; onChange(value: number): void };

/** A small whole number from 1 with a button on both sides; what is typed counts when the box is left. */
export function Stepper({ label, value, most, onChange }: Props) {
  const t = useT("ui");
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.value = String(value);
  }, [value]);
  const commit = (typed: HTMLInputElement) => {
    const wanted = Math.min(most, Math.max(1, Number.parseInt(latinDigits(typed.value), 10) || value));
    typed.value = String(wanted);
    if (wanted !== value) onChange(wanted);
  };
  return (
    <span className="stepper">
      <button type="button" aria-label={t("stepper.fewer")} disabled={value <= 1} onClick={() => onChange(value - 1)}>
        <Minus size={18} aria-hidden />
      </button>
      <input
        ref={box}
        inputMode="numeric"
        aria-label={label}
        defaultValue={value}
        onBlur={(event) => commit(event.target)}
        onKeyDown={(event) => event.key === "Enter" && commit(event.currentTarget)}
      />
      <button type="button" aria-label={t("stepper.more")} disabled={value >= most} onClick={() => onChange(value + 1)}>
        <Plus size={18} aria-hidden />
      </button>
    </span>
  );
}
