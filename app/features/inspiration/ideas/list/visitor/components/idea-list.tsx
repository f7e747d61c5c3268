import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import type { IdeaSearch } from "../../ideas.address.ts";
import { browseQuery, isIndex } from "../../list-queries.ts";
import { useIdeas } from "../../use-more.ts";
import { BrowseRail } from "./browse-rail.tsx";
import { IdeaGrid, LoadingGrid } from "./idea-grid.tsx";
import { ListFrame } from "./list-frame.tsx";

/** Ideas in a masonry; all of them begin with the rooms. */
export function IdeaList({ search }: { search: IdeaSearch }) {
  const { data: browse } = useQuery({ ...browseQuery(orpc), enabled: isIndex(search) });
  const { list, more } = useIdeas(search);
  return (
    <ListFrame search={search} list={list} more={more} intro={isIndex(search) && browse && <BrowseRail browse={browse} />} loading={<LoadingGrid />}>
      <IdeaGrid ideas={more.items} isLoading={more.next !== null} hasLead={isIndex(search)} />
    </ListFrame>
  );
}
