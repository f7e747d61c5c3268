import { ArrowDown, ArrowUp } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Checkbox } from "../choice.tsx";
import { classes } from "../classes.ts";
import { Skeleton } from "../states.tsx";

/**
 * Dense table that becomes rows on phones. Cell classes: c-check, c-name, c-status, c-meta (second line on phones), c-acts,
 * p-hide (not on phones), end-col, units (figures). `plainRows` when there is no checkbox column.
 */
export function DataTable({
  caption,
  head,
  children,
  foot,
  plainRows,
}: {
  caption: string;
  head: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
  plainRows?: boolean;
}) {
  return (
    <div className="table-wrap">
      <table className={classes("table", plainRows && "plain-rows")}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {foot && <div className="table-foot">{foot}</div>}
    </div>
  );
}

/** A column head; with `sortTo` it is a link that sorts by it. */
export function HeadCell({
  sorted,
  sortTo,
  children,
  ...rest
}: ComponentProps<"th"> & { sorted?: "ascending" | "descending" | undefined; sortTo?: string | undefined }) {
  const t = useT("ui");
  const arrow = sorted === "ascending" ? <ArrowUp aria-hidden /> : sorted === "descending" ? <ArrowDown aria-hidden /> : null;
  return (
    <th scope="col" {...rest} aria-sort={sorted}>
      {sortTo ? (
        <Link to={sortTo} preventScrollReset>
          {children}
          {arrow}
          {sorted && <span className="vh">{t(sorted === "ascending" ? "sortAscending" : "sortDescending")}</span>}
        </Link>
      ) : (
        children
      )}
    </th>
  );
}

export function HeadCheckCell({ checked, indeterminate, onChange }: { checked: boolean; indeterminate: boolean; onChange(checked: boolean): void }) {
  const t = useT("ui");
  return (
    <th scope="col" className="c-check">
      <Checkbox
        label={<span className="vh">{t("selectAll")}</span>}
        checked={checked}
        indeterminate={indeterminate}
        onChange={(event) => onChange(event.target.checked)}
      />
    </th>
  );
}

export function CheckCell({ name, checked, onChange }: { name: string; checked: boolean; onChange(checked: boolean): void }) {
  const t = useT("ui");
  return (
    <td className="c-check">
      <Checkbox label={<span className="vh">{t("selectRow", { name })}</span>} checked={checked} onChange={(event) => onChange(event.target.checked)} />
    </td>
  );
}

export const Row = ({ selected, ...rest }: ComponentProps<"tr"> & { selected?: boolean }) => (
  <tr {...rest} className={classes(rest.className, selected && "sel")} />
);

/** Rows in the final layout while the real ones load. */
export function SkeletonRows({ rows = 8, columns }: { rows?: number; columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never move
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <td key={column} className={column > 1 ? "p-hide" : "c-name"}>
          <Skeleton width={`${40 + ((row * 7 + column * 23) % 45)}%`} />
        </td>
      ))}
    </tr>
  ));
}
