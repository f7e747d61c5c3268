import { useEffect, useState } from "react";
import { PERMISSIONS, ROLES } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DateBox } from "#app/ui/list/date-box.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { USER_SORTS, USER_STATUSES, type UserSearch } from "../../admin-users.ts";

const PAUSE_MS = 300;

type Props = { search: UserSearch; onChange(change: Partial<UserSearch>): void };

export function UserFilters({ search, onChange }: Props) {
  const t = useT("admin-users");
  return (
    <search
      className="table-tools mt-6 flex-wrap phone:grid phone:grid-cols-2 phone:[&_.input]:w-full phone:[&>:nth-last-child(3)]:col-span-2 phone:[&>:first-child]:col-span-2"
      aria-label={t("filter.label")}
    >
      <Words value={search.search} onChange={(words) => onChange({ search: words })} />
      <Choice name="role" search={search} onChange={onChange} options={ROLES} text={(role) => t(`role.${role}`)} />
      <Choice name="status" search={search} onChange={onChange} options={USER_STATUSES} text={(status) => t(`status.${status}`)} />
      <Choice name="permission" search={search} onChange={onChange} options={PERMISSIONS} text={(permission) => t(`permission.${permission}`)} />
      <Choice name="verified" search={search} onChange={onChange} options={["yes", "no"] as const} text={(value) => t(`verified.${value}`)} />
      <SelectBox aria-label={t("filter.sort")} value={search.sort} onChange={(event) => onChange({ sort: event.target.value as UserSearch["sort"] })}>
        {USER_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </SelectBox>
      <DateBox label={t("filter.from")} value={search.from} max={search.to} onChange={(from) => onChange({ from })} />
      <DateBox label={t("filter.to")} value={search.to} min={search.from} onChange={(to) => onChange({ to })} />
    </search>
  );
}

type ChoiceProps<Name extends keyof UserSearch> = Props & {
  name: Name;
  options: readonly Exclude<UserSearch[Name], "">[];
  text(value: Exclude<UserSearch[Name], "">): string;
};

function Choice<Name extends "role" | "status" | "permission" | "verified">({ name, search, onChange, options, text }: ChoiceProps<Name>) {
  const t = useT("admin-users");
  return (
    <SelectBox
      aria-label={t(`filter.${name}`, { value: "" })}
      value={search[name]}
      onChange={(event) => onChange({ [name]: event.target.value } as Partial<UserSearch>)}
    >
      <option value="">{t(`filter.${name}`, { value: t("filter.all") })}</option>
      {options.map((value) => (
        <option key={value} value={value}>
          {t(`filter.${name}`, { value: text(value) })}
        </option>
      ))}
    </SelectBox>
  );
}

/** The address follows the typed words after a pause. */
function Words({ value, onChange }: { value: string; onChange(words: string): void }) {
  const t = useT("admin-users");
  const [words, setWords] = useState(value);
  useEffect(() => setWords(value), [value]);
  useEffect(() => {
    if (words.trim() === value) return;
    const timer = setTimeout(() => onChange(words.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return <SearchInput label={t("filter.search")} value={words} onChange={(event) => setWords(event.target.value)} />;
}
