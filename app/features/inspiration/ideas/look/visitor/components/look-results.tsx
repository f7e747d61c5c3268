import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { ROOM_TYPES, type RoomType } from "../../../ideas.ts";
import { EMPTY_SEARCH } from "../../../list/ideas.address.ts";
import { facetsQuery } from "../../../list/list-queries.ts";
import { IdeaGrid, LoadingGrid } from "../../../list/visitor/components/idea-grid.tsx";
import { formatLookAddress, type LookSearch, PAGE_SIZE } from "../../look.address.ts";
import { MOST_LOOK_ALIKES } from "../../look.ts";
import { lookQuery } from "../../look-query.ts";
import "../../../list/list.css";

/** Ideas that look like the photograph, most alike first. */
export function LookResults({ search }: { search: LookSearch }) {
  const t = useT("ideas.look");
  const list = useQuery({ ...lookQuery(orpc, search), placeholderData: keepPreviousData });
  return (
    <section aria-labelledby="look-results" aria-busy={list.isPlaceholderData}>
      <div className="look-bar">
        <h2 id="look-results">{t("results")}</h2>
        <RoomChoice search={search} />
      </div>
      {list.isError ? (
        <LocalErrorBox error={list.error} onTryAgain={() => void list.refetch()} />
      ) : !list.data ? (
        <LoadingGrid />
      ) : list.data.length === 0 ? (
        <EmptyState
          level={3}
          title={t("none.title")}
          text={t("none.text")}
          actions={
            <Link className="btn" to={formatLookAddress({ ...search, room: "" })}>
              {t("anyRoom")}
            </Link>
          }
        />
      ) : (
        <>
          <IdeaGrid ideas={list.data} isLoading={false} />
          {list.data.length === search.limit && search.limit < MOST_LOOK_ALIKES && (
            <div className="idea-more">
              <Link className="btn" to={formatLookAddress({ ...search, limit: search.limit + PAGE_SIZE })} preventScrollReset replace>
                {t("showMore")}
              </Link>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function RoomChoice({ search }: { search: LookSearch }) {
  const t = useT("ideas.look");
  const rooms = useT("ideas");
  const navigate = useNavigate();
  const { data: facets } = useQuery(facetsQuery(orpc, EMPTY_SEARCH));
  const shown = ROOM_TYPES.filter((room) => facets?.rooms.includes(room) || room === search.room);
  return (
    <SelectBox
      aria-label={t("room")}
      value={search.room}
      onChange={(event) =>
        void navigate(formatLookAddress({ ...search, room: event.target.value as RoomType | "", limit: PAGE_SIZE }), { preventScrollReset: true })
      }
    >
      <option value="">{t("anyRoom")}</option>
      {shown.map((room) => (
        <option key={room} value={room}>
          {rooms(`room.${room}`)}
        </option>
      ))}
    </SelectBox>
  );
}
