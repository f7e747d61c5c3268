import { X } from "lucide-react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "../classes.ts";

type Props = {
  /** Each filter that is on, with the address of the list without it. */
  on: readonly { label: string; without: string }[];
  /** The address of the list without any. */
  clear: string;
  /** How many match. */
  count: string;
  /** What stands below says so. */
  isNone?: boolean;
};

/** The filters of a public list that are on, each removed with one tap, and how many match. */
export function FilterChips({ on, clear, count, isNone = false }: Props) {
  const t = useT("ui");
  return (
    <div className="toolbar">
      {on.length > 0 && (
        <div className="chips">
          {on.map(({ label, without }) => (
            <Link key={without} className="chip on" to={without} preventScrollReset aria-label={t("remove", { name: label })}>
              <span dir="auto">{label}</span>
              <X aria-hidden />
            </Link>
          ))}
          <Link className="link text-sm" to={clear} preventScrollReset>
            {t("clearFilters")}
          </Link>
        </div>
      )}
      <span className="grow d-only" />
      {/* The cards' own headings stand below it. */}
      <h2 className={classes("num font-sans text-sm leading-normal font-normal tracking-normal text-muted", isNone && "vh")} aria-live="polite">
        {count}
      </h2>
    </div>
  );
}
