import type { ReactNode } from "react";
import { Link } from "react-router";

type Props = {
  title: string;
  text?: string | undefined;
  /** Where the whole of it is. */
  all?: { to: string; label: string } | undefined;
  className?: string;
  children: ReactNode;
};

/** A part of the first page: its name, the way to all of it, and the newest. */
export function HomePart({ title, text, all, className, children }: Props) {
  return (
    <section className={className}>
      <div className="home-head">
        <div>
          <h2>{title}</h2>
          {text && <p className="text-sm text-muted">{text}</p>}
        </div>
        {all && (
          <Link className="link" to={all.to}>
            {all.label}
            <span className="vh">: {title}</span>
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
