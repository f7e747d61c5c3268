import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

export type BulkQuestion = { title: string; text: string; button: string; isDanger?: boolean };
type Props = { question: BulkQuestion; isPending: boolean; onConfirm(): void; onClose(): void };

/** Names how many it concerns, and what follows. */
export function BulkConfirm({ question, isPending, onConfirm, onClose }: Props) {
  const t = useT("bulk-changes");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={question.title}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant={question.isDanger ? "danger" : "primary"} pending={isPending} onClick={onConfirm}>
            {question.button}
          </Button>
        </>
      }
    >
      <p>{question.text}</p>
    </Dialog>
  );
}
