import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Lattice } from "./brand.tsx";
import { ButtonLink } from "./button.tsx";
import { classes } from "./classes.ts";
import { LatticeWindow } from "./lattice-window.tsx";

/** An empty state: says why and offers the next step. */
export function EmptyState({ title, text, actions, level = 2 }: { title: ReactNode; text?: ReactNode; actions?: ReactNode; level?: 1 | 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      <Lattice />
      {level < 3 && <LatticeWindow isSmall />}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {actions && <div className="acts">{actions}</div>}
    </div>
  );
}

type MissingProps = {
  title: string;
  text: string;
  to: string;
  action: string;
  /** A search above the way on. */
  search?: ReactNode;
  /** The second way on. */
  also?: ReactNode;
  children?: ReactNode;
};

/** The 404 page for missing and forbidden records: both look the same, and search engines index neither. `to` is the way on. */
export const MissingPage = ({ title, text, to, action, search, also, children }: MissingProps) => (
  <>
    <div className="wrap py-10">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title={title}
        text={text}
        actions={
          <>
            {search}
            <ButtonLink variant="primary" to={to}>
              {action}
            </ButtonLink>
            {also}
          </>
        }
      />
    </div>
    {children}
  </>
);

export const Skeleton = ({ width = "100%", height = "1em", className }: { width?: string; height?: string; className?: string }) => (
  <span className={classes("skeleton", className)} style={{ inlineSize: width, blockSize: height }} aria-hidden />
);

/** `value` from 0 to 1; without it the amount of work is not known yet. */
export function ProgressBar({ label, value }: { label: string; value?: number | undefined }) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className={classes("progress", percent === undefined && "waiting")}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={percent === undefined ? undefined : { inlineSize: `${percent}%` }} />
    </div>
  );
}

/** The look of a failed part; LocalErrorBox adds the buttons. */
export function ErrorNotice({ title, children, actions }: { title: ReactNode; children?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="error-box" role="alert">
      <h2>
        <TriangleAlert size={20} aria-hidden />
        {title}
      </h2>
      {children}
      {actions && <div className="acts">{actions}</div>}
    </div>
  );
}
