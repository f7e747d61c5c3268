import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Input } from "#app/ui/input.tsx";
import type { Board } from "../../interior-creator.contract.ts";
import { isEmptyBrief } from "../../interior-creator.ts";
import type { BoardForm } from "./use-board-form.ts";

/** Names a board and saves it. `hasIdeas`: what belongs to the brief was found. */
export function SavePanel({ form, board, hasIdeas, isChanged }: { form: BoardForm; board: Board | null; hasIdeas: boolean; isChanged: boolean }) {
  const t = useT("interior-creator");
  const { viewer, isKnown } = useViewer();
  const isEmpty = isEmptyBrief(form.brief);
  const { title } = form.values;
  const limit = form.error("limit");
  const note = isKnown && !viewer ? t("signInNote") : board && !isChanged && title === board.title && t("isSaved");
  return (
    <div className="save-board">
      <Input {...form.text("title")} value={title ?? form.suggested} label={t("field.label")} maxLength={240} disabled={isEmpty} />
      <Button type="submit" variant="primary" size="lg" block disabled={isEmpty || (!hasIdeas && !board)} pending={form.isSending}>
        {t(board ? "saveAgain" : "save")}
      </Button>
      {limit && <FieldError>{limit}</FieldError>}
      <FailureNote form={form} texts={{ failed: t("failedText") }} />
      {note && <p className="tiny muted">{note}</p>}
    </div>
  );
}
