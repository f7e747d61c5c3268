import { ROOM_TYPES, STYLES } from "#app/features/inspiration/ideas/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { DelayedSearch } from "#app/ui/list/delayed-search.tsx";
import { ListTools } from "#app/ui/list/list-screen.tsx";
import type { IdeaOverview } from "../../idea-uploads.contract.ts";
import type { adminIdeaAddress } from "../../idea-uploads.search.ts";
import { IDEA_SOURCES, IDEA_STATUSES } from "../../idea-uploads.ts";

type Search = SearchOf<typeof adminIdeaAddress>;
type Props = { search: Search; authors: IdeaOverview["authors"]; onChange(change: Partial<Search>): void };

export function IdeaFilters({ search, authors, onChange }: Props) {
  const t = useT("idea-uploads");
  const vocabulary = useT("ideas");
  const authorName = (id: string) => authors.find((author) => author.id === id)?.name ?? t("filter.someone");
  return (
    <ListTools
      className="flex-wrap phone:grid phone:grid-cols-2 phone:[&>:first-child]:col-span-2 phone:[&>:last-child:nth-child(even)]:col-span-2 phone:[&_.input]:w-full"
      label={t("filter.label")}
    >
      <DelayedSearch label={t("filter.search")} value={search.search} onChange={(words) => onChange({ search: words })} />
      <Choice name="status" search={search} onChange={onChange} options={IDEA_STATUSES} text={(status) => t(`status.${status}`)} />
      <Choice name="room" search={search} onChange={onChange} options={ROOM_TYPES} text={(room) => vocabulary(`room.${room}`)} />
      <Choice name="style" search={search} onChange={onChange} options={STYLES} text={(style) => vocabulary(`style.${style}`)} />
      <Choice name="source" search={search} onChange={onChange} options={IDEA_SOURCES} text={(source) => t(`source.${source}`)} />
      {authors.length > 0 && <Choice name="author" search={search} onChange={onChange} options={authors.map(({ id }) => id)} text={authorName} />}
    </ListTools>
  );
}

type Name = "status" | "style" | "room" | "source" | "author";
type Value<N extends Name> = Exclude<Search[N], "">;
type ChoiceProps<N extends Name> = Pick<Props, "search" | "onChange"> & { name: N; options: readonly Value<N>[]; text(value: Value<N>): string };

/** Each option says what it is an option of. */
function Choice<N extends Name>({ name, search, onChange, options, text }: ChoiceProps<N>) {
  const t = useT("idea-uploads");
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
