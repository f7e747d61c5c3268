import { BadgeCheck, Star, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "./classes.ts";

export type Tone = "ok" | "warn" | "danger" | "clay" | "info" | "neutral";

export const Tag = ({ children, ...rest }: ComponentProps<"span">) => (
  <span {...rest} className={classes("tag", rest.className)}>
    {children}
  </span>
);

/** `over` is for labels on photographs. */
export function Badge({ tone = "neutral", over, icon, children }: { tone?: Tone; over?: boolean; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={classes("badge", tone !== "neutral" && tone, over && "over")}>
      {icon}
      {children}
    </span>
  );
}

/** The tick beside a verified name. */
export const VerifiedMark = ({ label }: { label: string }) => (
  <span className="verified" role="img" aria-label={label} title={label}>
    <BadgeCheck size={16} aria-hidden />
  </span>
);

/** A filter that is on; the x is part of it. */
export function Chip({
  on,
  children,
  onRemove,
  removeLabel,
  ...rest
}: ComponentProps<"button"> & { on?: boolean; onRemove?: () => void; removeLabel?: string }) {
  return (
    <button type="button" {...rest} className={classes("chip", on && "on", rest.className)} {...(onRemove && { onClick: onRemove, "aria-label": removeLabel })}>
      {children}
      {onRemove && <X aria-hidden />}
    </button>
  );
}

/** Stars out of five with the number of reviews; nothing when there are none. */
export function Rating({ rating, count }: { rating: number | null | undefined; count?: number | undefined }) {
  const t = useT("ui");
  const format = useFormat();
  if (rating === null || rating === undefined || rating === 0) return null;
  const shown = format.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className="rating">
      <Star aria-hidden />
      <b aria-hidden>{shown}</b>
      <span className="vh">{t("stars", { rating: shown })}</span>
      {count !== undefined && (
        <>
          <span className="muted" aria-hidden>
            {`(${format.number(count)})`}
          </span>
          <span className="vh">{t("reviews", { count })}</span>
        </>
      )}
    </span>
  );
}
