import { useEffect, useRef, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import type { AdminVendorOverview } from "../../vendors.admin.contract.ts";
import { ADMIN_VENDOR_STATUSES, ADMIN_VENDOR_TYPES, type AdminVendorSearch } from "../../vendors.admin.ts";

const PAUSE_MS = 300;

type Props = { search: AdminVendorSearch; cities: AdminVendorOverview["cities"]; onChange(change: Partial<AdminVendorSearch>): void };

export function VendorFilters({ search, cities, onChange }: Props) {
  const t = useT("vendors.admin");
  const all = t("filter.all");
  // A city without vendors may still stand in the address.
  const known =
    cities.some((city) => city.value === search.city) || search.city === "all" ? cities : [...cities, { value: search.city, label: search.city, count: 0 }];
  return (
    <search className="table-tools" aria-label={t("filter.label")}>
      <SearchBox value={search.search} onChange={(value) => onChange({ search: value })} />
      <SelectBox
        aria-label={t("filter.status", { value: "" })}
        value={search.status}
        onChange={(event) => onChange({ status: event.target.value as AdminVendorSearch["status"] })}
      >
        <option value="all">{t("filter.status", { value: all })}</option>
        {ADMIN_VENDOR_STATUSES.map((status) => (
          <option key={status} value={status}>
            {t("filter.status", { value: t(`status.${status}`) })}
          </option>
        ))}
      </SelectBox>
      <SelectBox aria-label={t("filter.city", { value: "" })} value={search.city} onChange={(event) => onChange({ city: event.target.value })}>
        <option value="all">{t("filter.city", { value: all })}</option>
        {known.map((city) => (
          <option key={city.value} value={city.value}>
            {t("filter.city", { value: city.label })}
          </option>
        ))}
      </SelectBox>
      <SelectBox
        aria-label={t("filter.type", { value: "" })}
        value={search.type}
        onChange={(event) => onChange({ type: event.target.value as AdminVendorSearch["type"] })}
      >
        <option value="all">{t("filter.type", { value: all })}</option>
        {ADMIN_VENDOR_TYPES.map((type) => (
          <option key={type} value={type}>
            {t("filter.type", { value: t(`type.${type}`) })}
          </option>
        ))}
      </SelectBox>
    </search>
  );
}

/** Asks after a pause in typing; what is being typed is never overwritten by an older answer. */
function SearchBox({ value, onChange }: { value: string; onChange(value: string): void }) {
  const t = useT("vendors.admin");
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() === asked.current) return;
    asked.current = next.trim();
    onChange(next.trim());
  };
  return (
    <SearchInput
      label={t("search")}
      value={text}
      onChange={(event) => {
        const next = event.target.value;
        setText(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => ask(next), PAUSE_MS);
      }}
      onKeyDown={(event) => event.key === "Enter" && ask(text)}
    />
  );
}
