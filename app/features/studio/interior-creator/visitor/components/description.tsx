import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import { briefPath } from "../../brief/brief-address.ts";
import type { Board } from "../../interior-creator.contract.ts";
import { type Brief, CREATOR_PATH, creatorAddress, isEmptyBrief } from "../../interior-creator.ts";
import { CostLine, Ground, MatchedIdeas } from "./board-view.tsx";
import { BriefForm } from "./brief-form.tsx";
import { SavePanel } from "./save-panel.tsx";
import { useBoardForm } from "./use-board-form.ts";

const BoardActions = lazy(() => import("./board-actions.tsx").then((module) => ({ default: module.BoardActions })));
const BoardPictures = lazy(() => import("./board-pictures.tsx").then((module) => ({ default: module.BoardPictures })));
const BoardPieces = lazy(() => import("./board-pieces.tsx").then((module) => ({ default: module.BoardPieces })));

const PAUSE_MS = 350;

/** The debounced value. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** An unsaved brief is in the address: it survives a reload and can be shared. */
function useBriefInAddress(brief: Brief, start: Brief, isOn: boolean): void {
  const known = useRef(briefPath(start));
  useEffect(() => {
    const path = briefPath(brief);
    // The editor's tab has its own address; Back from it leads to an empty brief.
    const isHere = isOn && window.location.pathname === CREATOR_PATH && creatorAddress.parse(new URLSearchParams(window.location.search)).tab === "description";
    const before = known.current;
    known.current = isHere ? path : CREATOR_PATH;
    if (isHere && path !== before) window.history.replaceState(window.history.state, "", path);
  }, [brief, isOn]);
}

const matchInput = ({ room, style, colors, budget, words }: Brief) => ({
  ...(room && { room }),
  ...(style && { style }),
  ...(budget !== null && { budget }),
  colors: [...colors] as Board["brief"]["colors"],
  words,
});

/** The brief on one side and the board that follows from it on the other; what is saved can be changed again. */
export function Description({ start, board = null, isShown = true }: { start: Brief; board?: Board | null; isShown?: boolean }) {
  const t = useT("interior-creator");
  const form = useBoardForm(start, board);
  const { brief } = form;
  const { removed } = form.values;
  const [isSame, setSame] = useState(board !== null);
  const settled = useSettled(brief);
  useBriefInAddress(settled, start, board === null && isShown);
  const isEmpty = isEmptyBrief(brief);
  const shown = useDeferredValue(brief);
  const isSaved = board !== null && JSON.stringify(brief) === JSON.stringify({ ...brief, ...board.brief });
  // A saved board's ideas stay until its brief changes.
  useEffect(() => {
    if (!isSaved) setSame(false);
  }, [isSaved]);
  const match = useQuery({
    ...orpc.interiorCreator.match.queryOptions({ input: matchInput(settled) }),
    placeholderData: keepPreviousData,
    enabled: !isEmptyBrief(settled) && !(isSame && isSaved),
    staleTime: 60_000,
  });
  const found = isSame && isSaved && board ? board : match.data;
  const ideas = found?.ideas.filter(({ idea }) => !removed.includes(idea.id));
  form.ideaIds.current = ideas?.map(({ idea }) => idea.id) ?? [];
  const remove = (id: string) => {
    form.change((values) => ({ removed: [...values.removed, id] }));
    toast({
      title: t("ideas.removed"),
      description: (
        <Button size="sm" className="mt-2" onClick={() => form.change((values) => ({ removed: values.removed.filter((one) => one !== id) }))}>
          {t("undo")}
        </Button>
      ),
    });
  };
  return (
    <div className="creator">
      <Form form={form} className="creator-brief" isLong>
        <BriefForm form={form} />
        <SavePanel form={form} board={board} hasIdeas={ideas !== undefined} isChanged={!isSaved || removed.length > 0} />
      </Form>
      <div className="creator-board">
        {isEmpty ? (
          <EmptyState title={t("empty.title")} text={t("empty.text")} />
        ) : (
          <>
            {board && (
              <Suspense>
                <BoardActions board={board} />
                <BoardPictures board={board} />
              </Suspense>
            )}
            <Ground brief={shown} />
            {board && (
              <Suspense>
                <BoardPieces board={board} />
              </Suspense>
            )}
            {match.isError ? (
              <LocalErrorBox error={match.error} onTryAgain={() => void match.refetch()} />
            ) : (
              <>
                {found && <CostLine cost={found.cost} budget={brief.budget} />}
                <MatchedIdeas
                  ideas={ideas}
                  isFading={match.isPlaceholderData || settled !== brief}
                  onRemove={remove}
                  empty={<EmptyState level={3} title={t("ideas.noneTitle")} text={t("ideas.noneText")} />}
                />
              </>
            )}
          </>
        )}
      </div>
    </div>
  );
}
