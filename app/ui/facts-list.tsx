import type { ReactNode } from "react";

type Fact = readonly [label: string, value: ReactNode];

/** Facts that are not known are left out: `item.note && [label, item.note]`. */
export type Facts = readonly (Fact | "" | false | null | undefined)[];

/** Names and values, a line each. */
export function FactsList({ facts, className = "text-sm" }: { facts: Facts; className?: string }) {
  return (
    <dl className={`facts-list ${className}`}>
      {facts
        .filter((fact) => !!fact)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A text that reads from left to right in every language, such as an address or a number. */
export const ltr = (text: string | null): ReactNode => (text ? <bdi dir="ltr">{text}</bdi> : "-");
