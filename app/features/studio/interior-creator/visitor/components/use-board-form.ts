import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { loginPath } from "#app/platform/auth/safe-redirect.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { toast } from "#app/ui/toast.tsx";
import { briefPath } from "../../brief/brief-address.ts";
import { type BriefField, type BriefValues, briefOf, checkBrief, valuesOfBrief, withField, withWords } from "../../brief/brief-values.ts";
import type { Board } from "../../interior-creator.contract.ts";
import { type Brief, boardPath, EMPTY_BRIEF, MOST_BUDGET, MOST_SIZE } from "../../interior-creator.ts";
import { useBriefName } from "./use-brief-words.ts";

type Values = BriefValues & {
  /** As long as nobody names it, it is called by its brief. */
  title: string | null;
  /** Ideas that were taken off the board. */
  removed: readonly string[];
};

const MOST = { budget: MOST_BUDGET, size: MOST_SIZE };

/** A brief, and the board that is saved of it: a new one, or what was changed. A visitor signs in first and finds the brief again. */
export function useBoardForm(start: Brief, board: Board | null) {
  const t = useT("interior-creator");
  const format = useFormat();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { viewer, isKnown } = useViewer();
  const nameOf = useBriefName();
  // The ideas of the board follow from the brief.
  const ideaIds = useRef<string[]>([]);
  const form = useSimpleForm<Values, { id: string }>({
    initial: () => ({ ...valuesOfBrief(board?.brief ?? start), title: board?.title ?? null, removed: [] }),
    check: checkBrief,
    checksOnLeave: true,
    problemText(code, place) {
      if (place === "budget" || place === "size") return t("field.amount", { most: format.number(MOST[place]) });
      return t(place === "limit" ? "limits.tooManyBoards" : code === "titleTooLong" ? "field.titleTooLong" : "field.required");
    },
    onSubmit: isKnown && viewer ? undefined : () => void (isKnown && navigate(loginPath(briefPath(brief)))),
    send(values, { key }) {
      const saved = briefOf(values);
      const given = {
        title: values.title ?? nameOf(saved),
        brief: { ...saved, colors: [...saved.colors] as Board["brief"]["colors"] },
        ideaIds: ideaIds.current,
      };
      return board ? api.interiorCreator.update({ id: board.id, ...given }) : api.interiorCreator.create({ ...given, requestKey: key });
    },
    async onSent({ id }) {
      toast({ title: t("saved"), description: form.values.title ?? suggested });
      void client.invalidateQueries({ queryKey: orpc.interiorCreator.list.key() });
      if (!board) return void (await navigate(boardPath(id)));
      await client.invalidateQueries({ queryKey: orpc.interiorCreator.get.queryKey({ input: { id } }) });
      form.patch({ removed: [] });
    },
  });
  const { room, style, colors, budget, size, words, own } = form.values;
  const brief = useMemo(() => briefOf({ room, style, colors, budget, size, words, own }), [room, style, colors, budget, size, words, own]);
  const suggested = nameOf(brief);
  return {
    ...form,
    brief,
    suggested,
    ideaIds,
    setWords: (text: string) => form.change((values) => withWords(values, text)),
    choose: <Name extends BriefField>(name: Name, value: Brief[Name]) => form.change((values) => withField(values, name, value)),
    clear: () => form.patch({ ...EMPTY_BRIEF, own: [] }),
  };
}
export type BoardForm = ReturnType<typeof useBoardForm>;
