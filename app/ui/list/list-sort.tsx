import { useT } from "#app/platform/languages/language-context.tsx";
import { SelectBox } from "./select-box.tsx";

type Props<Sort extends string> = {
  /** The id of the filters' form, which a submit button sends where no scripts run. */
  form: string;
  sorts: readonly Sort[];
  nameOf(sort: Sort): string;
  value: Sort;
  onChange(sort: Sort): void;
};

/** The order of a public list. */
export function ListSort<Sort extends string>({ form, sorts, nameOf, value, onChange }: Props<Sort>) {
  const t = useT("ui");
  return (
    <>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the select is inside SelectBox */}
      <label className="sort">
        <span className="muted">{t("sort")}</span>
        <SelectBox name="sort" form={form} aria-label={t("sort")} value={value} onChange={(event) => onChange(event.target.value as Sort)}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {nameOf(sort)}
            </option>
          ))}
        </SelectBox>
      </label>
      <noscript>
        <button className="btn primary" type="submit" form={form}>
          {t("applyFilters")}
        </button>
      </noscript>
    </>
  );
}
