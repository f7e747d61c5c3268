import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

type Props = { title: string; text: string; action: string; isDanger?: boolean; pending: boolean; onConfirm(): void; onClose(): void };

/** Asks once more before something of the team changes that is hard to take back. */
export function ConfirmDialog({ title, text, action, isDanger, pending, onConfirm, onClose }: Props) {
  const t = useT("organizations");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t("confirm.cancel")}</Button>
          <Button variant={isDanger ? "danger" : "primary"} pending={pending} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
