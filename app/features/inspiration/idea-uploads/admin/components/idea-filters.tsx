import type { ReactNode } from "react";
import { ROOM_TYPES, STYLES } from "#app/features/inspiration/ideas/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DelayedSearch } from "#app/ui/list/delayed-search.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import type { IdeaOverview } from "../../idea-uploads.contract.ts";
import { IDEA_SOURCES, IDEA_STATUSES, type IdeaSearch } from "../../idea-uploads.ts";

type Props = { search: IdeaSearch; authors: IdeaOverview["authors"]; onChange(change: Partial<IdeaSearch>): void };
type Option = { value: string; label: string };

export function IdeaFilters({ search, authors, onChange }: Props) {
  const t = useT("idea-uploads");
  const vocabulary = useT("ideas");
  const people = authors.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <search
      className="table-tools flex-wrap phone:grid phone:grid-cols-2 phone:[&>:first-child]:col-span-2 phone:[&>:last-child:nth-child(even)]:col-span-2 phone:[&_.input]:w-full"
      aria-label={t("filter.label")}
    >
      <DelayedSearch label={t("filter.search")} value={search.search} onChange={(words) => onChange({ search: words })} />
      <Choice name="status" search={search} onChange={onChange} options={IDEA_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))} />
      <Choice name="room" search={search} onChange={onChange} options={ROOM_TYPES.map((value) => ({ value, label: vocabulary(`room.${value}`) }))} />
      <Choice name="style" search={search} onChange={onChange} options={STYLES.map((value) => ({ value, label: vocabulary(`style.${value}`) }))} />
      <Choice name="source" search={search} onChange={onChange} options={IDEA_SOURCES.map((value) => ({ value, label: t(`source.${value}`) }))} />
      {people.length > 0 && <Choice name="author" search={search} onChange={onChange} options={people} />}
    </search>
  );
}

type ChoiceProps = { name: "status" | "room" | "style" | "source" | "author"; options: readonly Option[] } & Pick<Props, "search" | "onChange">;

function Choice({ name, options, search, onChange }: ChoiceProps): ReactNode {
  const t = useT("idea-uploads");
  const value = search[name];
  // An author without ideas may still stand in the address.
  const known = value === "all" || options.some((option) => option.value === value) ? options : [...options, { value, label: t("filter.someone") }];
  return (
    <SelectBox aria-label={t(`filter.${name}`, { value: "" })} value={value} onChange={(event) => onChange({ [name]: event.target.value })}>
      <option value="all">{t(`filter.${name}`, { value: t("filter.all") })}</option>
      {known.map((option) => (
        <option key={option.value} value={option.value}>
          {t(`filter.${name}`, { value: option.label })}
        </option>
      ))}
    </SelectBox>
  );
}
