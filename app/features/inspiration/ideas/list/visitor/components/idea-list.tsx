import { useQuery } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import type { IdeaSearch } from "../../ideas.address.ts";
import { browseQuery, isIndex, listInput, listQuery } from "../../list-queries.ts";
import { useMore } from "../../use-more.ts";
import { BrowseRail } from "./browse-rail.tsx";
import { IdeaGrid, LoadingGrid } from "./idea-grid.tsx";
import { ListFrame } from "./list-frame.tsx";

/** Ideas in a masonry; all of them begin with the rooms and styles. */
export function IdeaList({ search }: { search: IdeaSearch }) {
  const query = listQuery(orpc, search);
  const list = useQuery(query);
  const { data: browse } = useQuery({ ...browseQuery(orpc), enabled: isIndex(search) });
  const more = useMore(query.queryKey, list.data, (after) => api.ideas.list({ ...listInput(search), after }));
  return (
    <ListFrame search={search} list={list} more={more} intro={isIndex(search) && browse && <BrowseRail browse={browse} />} loading={<LoadingGrid />}>
      <IdeaGrid ideas={more.items} isLoading={more.next !== null} />
    </ListFrame>
  );
}
