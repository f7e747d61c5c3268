import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/dialog.tsx";
import { cleared } from "../../professionals.search.ts";
import { type FilterProps, ProfessionalFilters } from "./professional-filters.tsx";
import type { ProfessionalsFound } from "./professional-results.tsx";

type Props = Omit<FilterProps, "form"> & { found: ProfessionalsFound | undefined; onClose(): void };

/** The filters on phones: each change applies at once; the closing button shows the number of results. */
export function FilterSheet({ search, facets, found, onChange, onClose }: Props) {
  const t = useT("professionals");
  const format = useFormat();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t("filters")}
      footer={
        <>
          <Button onClick={() => onChange({ ...cleared(search), search: search.search })}>{t("clear")}</Button>
          <Button variant="primary" onClick={onClose}>
            {found?.isCapped ? t("showMany", { m: `${format.number(found.total)}+` }) : t("show", { n: found?.total ?? 0 })}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 [&_h2]:mb-2 [&_h2]:font-sans [&_h2]:text-sm [&_h2]:font-semibold">
        <ProfessionalFilters search={search} facets={facets} onChange={onChange} />
      </div>
    </Sheet>
  );
}
