import { SlidersHorizontal } from "lucide-react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";

/** On phones: opens the sheet of the filters. `on` is how many are on. Without scripts the link leads to the filters themselves. */
export function FilterButton({ on, onOpen }: { on: number; onOpen: () => void }) {
  const t = useT("ui");
  const format = useFormat();
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
      {on > 0 && (
        <span className="badge ok">
          <span aria-hidden>{format.number(on)}</span>
          <span className="vh">{t("filtersOn", { n: on })}</span>
        </span>
      )}
    </a>
  );
}
