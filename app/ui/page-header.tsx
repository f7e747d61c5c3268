import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "./classes.ts";

export type Crumb = { label: ReactNode; to?: string };

/** The last one is where the visitor is. A second trail on a page is named after what it leads to. */
export function Breadcrumbs({ items, of }: { items: readonly Crumb[]; of?: string }) {
  const t = useT("ui");
  return (
    <nav className="crumbs" aria-label={of ? `${t("breadcrumbs")}: ${of}` : t("breadcrumbs")}>
      <ol>
        {items.map(({ label, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a trail has no other order
          <li key={index}>
            {index > 0 && <ChevronRight className="flip" aria-hidden />}
            {to && index < items.length - 1 ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span aria-current={index === items.length - 1 ? "page" : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Title of a public page. */
export function PageHeader({ title, text, crumbs, children }: { title: ReactNode; text?: ReactNode; crumbs?: readonly Crumb[]; children?: ReactNode }) {
  return (
    <div className="page-head">
      {crumbs && <Breadcrumbs items={crumbs} />}
      <h1 className={classes(crumbs && "mt-3")}>{title}</h1>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}

/** A section of a page: heading, a line about it, a link at the end. */
export function SectionHead({ title, text, aside }: { title: ReactNode; text?: ReactNode; aside?: ReactNode }) {
  return (
    <div className="section-head">
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {aside}
    </div>
  );
}
