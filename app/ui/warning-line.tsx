import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** A warning for the person who decides. */
export const WarningLine = ({ children }: { children: ReactNode }) => (
  <p className="flex gap-2.5 rounded-control bg-warn-soft px-3.5 py-2.5 text-sm">
    <TriangleAlert className="mt-0.5 shrink-0 text-warn" size={18} aria-hidden />
    <span>{children}</span>
  </p>
);
