import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "../classes.ts";

/** Without a label of its own: give it `aria-label`. */
export function SelectBox({ inputSize, className, children, ...rest }: ComponentProps<"select"> & { inputSize?: "sm" | "md" | "lg" | undefined }) {
  return (
    <span className="input-wrap">
      <ChevronDown className="end" aria-hidden />
      <select {...rest} className={classes("input select", inputSize !== "md" && inputSize, className)}>
        {children}
      </select>
    </span>
  );
}
