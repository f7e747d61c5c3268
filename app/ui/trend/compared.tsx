import { ArrowDownRight, ArrowUpRight, Minus } from "lucide-react";

/** How a sum compares, in words and with a sign, never by color alone. */
export function Compared({ total, before, text }: { total: number; before: number; text: string }) {
  const Icon = before === 0 || total === before ? Minus : total > before ? ArrowUpRight : ArrowDownRight;
  return (
    <p className="chart-change">
      <Icon size={16} aria-hidden />
      {text}
    </p>
  );
}
