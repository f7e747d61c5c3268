import { SlidersHorizontal } from "lucide-react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";

/** On phones: opens the sheet of the filters. `on` is how many are on. Without scripts the link leads to the filters themselves. */
export function FilterButton({ on, onOpen }: { on: number; onOpen: () => void }) {
  const t = useT("ui");
  return (
    // biome-ignore lint/a11y/useValidAnchor: see above
    <a
      className="btn filter-btn"
      href="#filters"
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <SlidersHorizontal aria-hidden />
      {t("filters")}
      <FiltersOn n={on} />
    </a>
  );
}

/** How many filters are on, if any. */
export function FiltersOn({ n }: { n: number }) {
  const t = useT("ui");
  const format = useFormat();
  if (n === 0) return null;
  return (
    <span className="badge ok">
      <span aria-hidden>{format.number(n)}</span>
      <span className="vh">{t("filtersOn", { n })}</span>
    </span>
  );
}
