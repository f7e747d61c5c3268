import { useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { offersWork } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/choice.tsx";
import { MoreButton } from "#app/ui/list/list-foot.tsx";
import { ListState } from "#app/ui/list/list-state.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { SearchInput } from "#app/ui/search-input.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { ConversationRow } from "./conversation-row.tsx";

const PAUSE_MS = 300;
const PLACES = ["one", "two", "three", "four", "five"];

/** The viewer's conversations with search; live events move one to the top. */
export function ConversationList() {
  const t = useT("messages");
  const client = useQueryClient();
  const [box, setBox] = useState<"inbox" | "archived">("inbox");
  const [typed, setTyped] = useState("");
  const search = usePaused(typed.trim());
  const list = useMoreList({ ...orpc.messages.list.infiniteOptions(morePages({ box, search })), staleTime: 10_000 });
  useLiveEvents("message", () => void client.invalidateQueries({ queryKey: orpc.messages.list.key() }));
  return (
    <div className="conv-pane">
      <search className="conv-tools">
        <SearchInput label={t("search")} value={typed} maxLength={100} onChange={(event) => setTyped(event.target.value)} />
        {search === "" && (
          <Segmented<"inbox" | "archived">
            label={t("box.label")}
            name="box"
            value={box}
            onChange={setBox}
            options={[
              { value: "inbox", label: t("box.inbox") },
              { value: "archived", label: t("box.archived") },
            ]}
          />
        )}
      </search>
      <ListState
        list={list}
        failed={t("listFailed")}
        empty={<Empty kind={search ? "search" : box} onClear={() => setTyped("")} />}
        loading={
          <div className="conv-waiting">
            {PLACES.map((place) => (
              <Skeleton key={place} height="4.5rem" />
            ))}
          </div>
        }
      >
        {(items) => (
          <nav className="conv-list" aria-label={t("conversations")}>
            <ul>
              {items.map((item) => (
                <ConversationRow key={item.id} item={item} />
              ))}
            </ul>
            <MoreButton list={list} isBlock />
          </nav>
        )}
      </ListState>
      <p className="vh" role="status">
        {search && list.items ? t("found", { n: list.items.length }) : ""}
      </p>
    </div>
  );
}

function Empty({ kind, onClear }: { kind: "inbox" | "archived" | "search"; onClear(): void }) {
  const t = useT("messages");
  const { viewer } = useViewer();
  const isBusiness = viewer !== null && offersWork(viewer);
  return (
    <EmptyState
      title={t(`empty.${kind}.title`)}
      text={t(kind === "inbox" && isBusiness ? "empty.inbox.business" : `empty.${kind}.text`)}
      actions={
        kind === "search" ? (
          <Button onClick={onClear}>{t("empty.clear")}</Button>
        ) : (
          kind === "inbox" && !isBusiness && <ButtonLink to="/vendors">{t("empty.browse")}</ButtonLink>
        )
      }
    />
  );
}

/** The debounced search. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), value ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [value]);
  return useDeferredValue(paused);
}
