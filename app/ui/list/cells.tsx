import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFormat } from "#app/platform/languages/language-context.tsx";
import { classes } from "../classes.ts";

/** The name of a row, which opens it. `label` says so where the name alone does not. */
export const NameLink = ({
  to,
  label,
  lang,
  className,
  children,
}: {
  to: string;
  label?: string;
  lang?: string | undefined;
  className?: string;
  children: ReactNode;
}) => (
  <Link className={classes("name", className)} to={to} preventScrollReset aria-label={label}>
    <span dir="auto" lang={lang}>
      {children}
    </span>
  </Link>
);

/** The day of a moment. */
export function DayOf({ at, style = "day" }: { at: string; style?: "day" | "date" }) {
  const format = useFormat();
  return <time dateTime={at}>{format.date(at, style)}</time>;
}
