import { Check, CircleX, Clock, Minus, Star } from "lucide-react";
import type { ReactNode } from "react";
import { Badge, type Tone } from "./marks.tsx";

const statusIcons: Record<Tone, ReactNode> = {
  ok: <Check aria-hidden />,
  warn: <Clock aria-hidden />,
  danger: <CircleX aria-hidden />,
  clay: <Star aria-hidden />,
  info: <Clock aria-hidden />,
  neutral: <Minus aria-hidden />,
};

/** A status never relies on color alone: each tone has its icon. */
export const StatusBadge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Badge tone={tone} icon={statusIcons[tone]}>
    {children}
  </Badge>
);
