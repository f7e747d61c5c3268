import type { ComponentProps, ReactNode } from "react";
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

export function IconButton({ label, size = "md", count, className, children, ...rest }: Props) {
  return (
    <Tooltip text={label}>
      <button type="button" {...rest} aria-label={label} className={classes("icon-btn", size === "sm" && "sm", className)}>
        {children}
        {count ? (
          <span className="dot" aria-hidden>
            {count}
          </span>
        ) : null}
      </button>
    </Tooltip>
  );
}
