import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Radio, Segmented } from "#app/ui/choice.tsx";
import { type FilterProps, fieldOf } from "#app/ui/list/filter-field.ts";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import type { VendorFacets } from "../../vendors.contract.ts";
import { VENDOR_TYPES, type VendorSearch, type VendorType } from "../../vendors.search.ts";

/** Categories shown at first; the others are a tap away. */
const FIRST = 8;

type Props = FilterProps<VendorSearch, VendorFacets>;

/** City, type and category. The same in the column beside the list and in the sheet on phones. */
export function VendorFilters({ search, facets, onChange, form }: Props) {
  const t = useT("vendors");
  const format = useFormat();
  const cities = facets?.cities ?? (search.city ? [{ value: search.city, label: search.city, count: null }] : []);
  // the address may name the city in the other language
  const city = cities.find((c) => c.value === search.city || c.label === search.city)?.value ?? search.city;
  return (
    <>
      <div>
        <h2>{t("city")}</h2>
        <SelectBox aria-label={t("city")} {...fieldOf(form, "city")} value={city} onChange={(event) => onChange({ city: event.target.value })}>
          <option value="">{t("allCities")}</option>
          {cities.map((c) => (
            <option key={c.value} value={c.value}>
              {c.count === null ? c.label : t("withCount", { name: c.label, n: format.number(c.count) })}
            </option>
          ))}
        </SelectBox>
      </div>
      <div>
        <h2>{t("typeLabel")}</h2>
        <TypeChoice search={search} onChange={onChange} {...fieldOf(form, "vendor_type")} />
      </div>
      <Categories search={search} facets={facets} onChange={onChange} field={fieldOf(form, "category")} />
    </>
  );
}

function TypeChoice({ search, onChange, name, form }: { search: VendorSearch; onChange: Props["onChange"]; name: string; form?: string }) {
  const t = useT("vendors");
  const options = [{ value: "all" as const, label: t("type.all") }, ...VENDOR_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))];
  const choose = (value: VendorType | "all") => onChange({ vendorType: value === "all" ? "" : value });
  if (!form) return <Segmented label={t("typeLabel")} name={name} value={search.vendorType || "all"} options={options} onChange={choose} />;
  return (
    <div className="seg" role="radiogroup" aria-label={t("typeLabel")}>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            className="over-label"
            type="radio"
            name={name}
            form={form}
            value={value}
            checked={value === (search.vendorType || "all")}
            onChange={() => choose(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

function Categories({
  search,
  facets,
  onChange,
  field,
}: {
  search: VendorSearch;
  facets: VendorFacets | undefined;
  onChange: Props["onChange"];
  field: { name: string; form?: string };
}) {
  const t = useT("vendors");
  const format = useFormat();
  const count = (n: number | null | undefined) => (n === null || n === undefined ? undefined : format.number(n));
  const shown = shownCategories(facets?.categories ?? [], search.category);
  // The department that is open stays in view with what is beneath it.
  const [first, rest] = shown.length > FIRST + 2 && search.category === "" ? [shown.slice(0, FIRST), shown.slice(FIRST)] : [shown, []];
  const row = (category: VendorFacets["categories"][number]) => (
    <Radio
      key={category.id}
      {...field}
      value={category.id}
      label={<span dir="auto">{category.name}</span>}
      count={count(category.count)}
      rowClass={category.parentId ? "ps-7" : ""}
      checked={category.id === search.category}
      onChange={() => onChange({ category: category.id })}
    />
  );
  return (
    <div role="radiogroup" aria-labelledby={`${field.name}-head`}>
      <h2 id={`${field.name}-head`}>{t("category")}</h2>
      <Radio
        {...field}
        value=""
        label={t("allCategories")}
        count={count(facets?.allCategories)}
        checked={search.category === ""}
        onChange={() => onChange({ category: "" })}
      />
      {first.map(row)}
      {rest.length > 0 && (
        <details>
          <summary className="link">{t("allOfThem", { n: shown.length })}</summary>
          {rest.map(row)}
        </details>
      )}
    </div>
  );
}

/** Departments, and beneath the one that is chosen its subcategories. */
export function shownCategories(categories: VendorFacets["categories"], chosenId: string): VendorFacets["categories"] {
  const chosen = categories.find((category) => category.id === chosenId);
  const open = chosen?.parentId ?? chosen?.id;
  return categories.filter((category) => category.parentId === null || category.parentId === open);
}
