import type { ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "./classes.ts";

/** Title of a dashboard page, with its actions at the end. */
export function DashboardHeader({ title, text, actions }: { title: ReactNode; text?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="dash-title">
      <div>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {actions && <div className="acts">{actions}</div>}
    </div>
  );
}

export type Metric = { id: string; value: ReactNode; label: ReactNode; to?: string };

/** The number that waits for you first, then quiet ones. */
export function MetricLine({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <div className="metric-line">
      {metrics.map(({ id, value, label, to }, index) => {
        const content = (
          <>
            <b>{value}</b>
            <span>{label}</span>
          </>
        );
        return to ? (
          <Link key={id} to={to} className={classes(index === 0 && "lead")}>
            {content}
          </Link>
        ) : (
          <div key={id} className={classes(index === 0 && "lead")}>
            {content}
          </div>
        );
      })}
    </div>
  );
}
