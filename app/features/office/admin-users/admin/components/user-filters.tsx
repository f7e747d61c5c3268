import { PERMISSIONS, ROLES } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ChoiceFilter, NamedFilter } from "#app/ui/list/choice-filter.tsx";
import { DateBox } from "#app/ui/list/date-box.tsx";
import type { ListPlace } from "#app/ui/list/use-list-address.ts";
import type { userAddress } from "../../admin-users.search.ts";
import { USER_SORTS, USER_STATUSES } from "../../admin-users.ts";

export function UserFilters({ search, field }: Pick<ListPlace<typeof userAddress>, "search" | "field">) {
  const t = useT("admin-users");
  /** The words of a filter: `filter.<name>`. */
  const named = (name: "role" | "status" | "permission" | "verified") => ({ name: (value: string) => t(`filter.${name}`, { value }), all: t("filter.all") });
  return (
    <>
      <NamedFilter {...field("role")} {...named("role")} options={ROLES} text={(role) => t(`role.${role}`)} />
      <NamedFilter {...field("status")} {...named("status")} options={USER_STATUSES} text={(status) => t(`status.${status}`)} />
      <NamedFilter {...field("permission")} {...named("permission")} options={PERMISSIONS} text={(permission) => t(`permission.${permission}`)} />
      <NamedFilter {...field("verified")} {...named("verified")} options={["yes", "no"]} text={(value) => t(`verified.${value}`)} />
      <div className="date-range">
        <DateBox {...field("from")} label={t("filter.from")} max={search.to} />
        <DateBox {...field("to")} label={t("filter.to")} min={search.from} />
      </div>
      <ChoiceFilter {...field("sort")} label={t("filter.sort")} options={USER_SORTS} text={(sort) => t(`sort.${sort}`)} />
    </>
  );
}
