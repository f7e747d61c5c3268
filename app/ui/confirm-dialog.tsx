import type { ReactNode } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type Props = {
  isOpen?: boolean;
  title: ReactNode;
  /** What it does. */
  action: ReactNode;
  /** The way back, where 'Cancel' could be taken for the action. */
  cancel?: ReactNode;
  isDanger?: boolean;
  pending?: boolean;
  onConfirm(): void;
  onClose(): void;
  children: ReactNode;
};

/** Asks for confirmation before something hard to undo. */
export function ConfirmDialog({ isOpen = true, title, action, cancel, isDanger = false, pending = false, onConfirm, onClose, children }: Props) {
  const t = useT("ui");
  const footer = (
    <>
      <Button onClick={onClose}>{cancel ?? t("cancel")}</Button>
      <Button variant={isDanger ? "danger" : "primary"} pending={pending} onClick={onConfirm}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} footer={footer}>
      <p>{children}</p>
    </Dialog>
  );
}
