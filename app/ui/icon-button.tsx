import type { ComponentProps, ReactNode } from "react";
import { useFormat } from "#app/platform/languages/language-context.tsx";
import { classes } from "./classes.ts";
import { Tooltip } from "./tooltip.tsx";

type Props = Omit<ComponentProps<"button">, "aria-label"> & {
  /** Its accessible name and tooltip. */
  label: string;
  size?: "sm" | "md";
  /** A number at the corner; nothing when 0. */
  count?: number | undefined;
  children: ReactNode;
};

const MOST_SHOWN = 99;

export function IconButton({ label, size = "md", count, className, children, ...rest }: Props) {
  const format = useFormat();
  return (
    <Tooltip text={label}>
      <button type="button" {...rest} aria-label={label} className={classes("icon-btn", size === "sm" && "sm", className)}>
        {children}
        {/* Drawn by CSS: the name says it in words, where a language has one for "one". */}
        {count ? <span className="dot" data-count={count > MOST_SHOWN ? `${format.number(MOST_SHOWN)}+` : format.number(count)} aria-hidden /> : null}
      </button>
    </Tooltip>
  );
}
