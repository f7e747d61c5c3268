import { ROOM_TYPES, STYLES } from "#app/features/inspiration/ideas/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { NamedFilter } from "#app/ui/list/choice-filter.tsx";
import type { ListPlace } from "#app/ui/list/use-list-address.ts";
import type { IdeaOverview } from "../../idea-uploads.contract.ts";
import type { adminIdeaAddress } from "../../idea-uploads.search.ts";
import { IDEA_SOURCES, IDEA_STATUSES } from "../../idea-uploads.ts";

type Props = Pick<ListPlace<typeof adminIdeaAddress>, "field"> & { authors: IdeaOverview["authors"] };

export function IdeaFilters({ field, authors }: Props) {
  const t = useT("idea-uploads");
  const vocabulary = useT("ideas");
  const authorName = (id: string) => authors.find((author) => author.id === id)?.name ?? t("filter.someone");
  /** The words of a filter: `filter.<name>`. */
  const named = (name: "status" | "room" | "style" | "source" | "author") => ({
    name: (value: string) => t(`filter.${name}`, { value }),
    all: t("filter.all"),
  });
  return (
    <>
      <NamedFilter {...field("status")} {...named("status")} options={IDEA_STATUSES} text={(status) => t(`status.${status}`)} />
      <NamedFilter {...field("room")} {...named("room")} options={ROOM_TYPES} text={(room) => vocabulary(`room.${room}`)} />
      <NamedFilter {...field("style")} {...named("style")} options={STYLES} text={(style) => vocabulary(`style.${style}`)} />
      <NamedFilter {...field("source")} {...named("source")} options={IDEA_SOURCES} text={(source) => t(`source.${source}`)} />
      {authors.length > 0 && <NamedFilter {...field("author")} {...named("author")} options={authors.map(({ id }) => id)} text={authorName} />}
    </>
  );
}
