import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "./classes.ts";

/** A search box with its icon; the label is only for screen readers. */
export function SearchInput({ label, className, wrapClass, ...rest }: ComponentProps<"input"> & { label: string; wrapClass?: string }) {
  return (
    <label className={classes("input-wrap", wrapClass)}>
      <Search aria-hidden />
      <span className="vh">{label}</span>
      <input type="search" dir="auto" enterKeyHint="search" autoComplete="off" placeholder={label} {...rest} className={classes("input", className)} />
    </label>
  );
}
