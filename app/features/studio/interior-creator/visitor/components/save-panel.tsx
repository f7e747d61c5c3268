import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { loginPath } from "#app/platform/auth/safe-redirect.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { briefPath } from "../../brief/brief-address.ts";
import type { Board } from "../../interior-creator.contract.ts";
import { type Brief, boardPath, isEmptyBrief } from "../../interior-creator.ts";
import { useBriefName } from "./use-brief-words.ts";

type Props = { brief: Brief; board: Board | null; ideaIds: string[] | undefined; isChanged: boolean };

/** Names a board and saves it: a new one, or what was changed. A visitor signs in first and finds the brief again. */
export function SavePanel({ brief, board, ideaIds, isChanged }: Props) {
  const t = useT("interior-creator");
  const client = useQueryClient();
  const navigate = useNavigate();
  const { viewer, isKnown } = useViewer();
  const suggested = useBriefName()(brief);
  const form = useSimpleForm({
    // As long as nobody names it, it is called by its brief.
    initial: { title: board?.title ?? null },
    problemText: (code: string, place) => t(place === "limit" ? "limits.tooManyBoards" : code === "titleTooLong" ? "field.titleTooLong" : "field.required"),
    onSubmit: isKnown && viewer ? undefined : () => void (isKnown && navigate(loginPath(briefPath(brief)))),
    send({ title }: { title: string | null }, { key }) {
      const given = {
        title: title ?? suggested,
        brief: { ...brief, colors: [...brief.colors] as Board["brief"]["colors"] },
        ideaIds: ideaIds ?? [],
      };
      return board ? api.interiorCreator.update({ id: board.id, ...given }) : api.interiorCreator.create({ ...given, requestKey: key });
    },
    async onSent({ id }) {
      toast({ title: t("saved"), description: form.values.title ?? suggested });
      void client.invalidateQueries({ queryKey: orpc.interiorCreator.list.key() });
      if (board) await client.invalidateQueries({ queryKey: orpc.interiorCreator.get.queryKey({ input: { id } }) });
      else await navigate(boardPath(id));
    },
  });
  const isEmpty = isEmptyBrief(brief);
  const limit = form.error("limit");
  return (
    <Form form={form} className="save-board">
      <Input {...form.text("title")} value={form.values.title ?? suggested} label={t("field.label")} maxLength={240} disabled={isEmpty} />
      <Button type="submit" variant="primary" size="lg" block disabled={isEmpty || (!ideaIds && !board)} pending={form.isSending}>
        {t(board ? "saveAgain" : "save")}
      </Button>
      {limit && <FieldError>{limit}</FieldError>}
      <FailureNote form={form} texts={{ failed: t("failedText") }} />
      <p className="tiny muted">{isKnown && !viewer ? t("signInNote") : board && !isChanged && form.values.title === board.title ? t("isSaved") : ""}</p>
    </Form>
  );
}
