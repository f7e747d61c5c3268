import { PERMISSIONS, ROLES } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { DateBox } from "#app/ui/list/date-box.tsx";
import { DelayedSearch } from "#app/ui/list/delayed-search.tsx";
import { ListTools } from "#app/ui/list/list-screen.tsx";
import type { userAddress } from "../../admin-users.search.ts";
import { USER_SORTS, USER_STATUSES } from "../../admin-users.ts";

type Search = SearchOf<typeof userAddress>;
type Props = { search: Search; onChange(change: Partial<Search>): void };

export function UserFilters({ search, onChange }: Props) {
  const t = useT("admin-users");
  return (
    <ListTools label={t("filter.label")}>
      <DelayedSearch label={t("filter.search")} value={search.search} onChange={(words) => onChange({ search: words })} />
      <Choice name="role" search={search} onChange={onChange} options={ROLES} text={(role) => t(`role.${role}`)} />
      <Choice name="status" search={search} onChange={onChange} options={USER_STATUSES} text={(status) => t(`status.${status}`)} />
      <Choice name="permission" search={search} onChange={onChange} options={PERMISSIONS} text={(permission) => t(`permission.${permission}`)} />
      <Choice name="verified" search={search} onChange={onChange} options={["yes", "no"]} text={(value) => t(`verified.${value}`)} />
      <ChoiceFilter
        label={t("filter.sort")}
        value={search.sort}
        onChange={(sort) => sort && onChange({ sort })}
        options={USER_SORTS}
        text={(sort) => t(`sort.${sort}`)}
      />
      <DateBox label={t("filter.from")} value={search.from} max={search.to} onChange={(from) => onChange({ from })} />
      <DateBox label={t("filter.to")} value={search.to} min={search.from} onChange={(to) => onChange({ to })} />
    </ListTools>
  );
}

type Name = "role" | "status" | "permission" | "verified";
type Value<N extends Name> = Exclude<Search[N], "">;
type ChoiceProps<N extends Name> = Props & { name: N; options: readonly Value<N>[]; text(value: Value<N>): string };

/** Each option says what it is an option of. */
function Choice<N extends Name>({ name, search, onChange, options, text }: ChoiceProps<N>) {
  const t = useT("admin-users");
  return (
    <ChoiceFilter<Value<N>>
      label={t(`filter.${name}`, { value: "" })}
      value={search[name] as Value<N> | ""}
      onChange={(value) => onChange({ [name]: value } as Partial<Search>)}
      options={options}
      text={(value) => t(`filter.${name}`, { value: text(value) })}
      all={t(`filter.${name}`, { value: t("filter.all") })}
    />
  );
}
