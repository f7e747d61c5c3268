import { type FormEvent, type ReactNode, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { checkReason, REASON_MAX } from "../../admin-users.ts";

type Props = {
  isOpen: boolean;
  onClose(): void;
  title: ReactNode;
  text: ReactNode;
  confirm: ReactNode;
  variant: "primary" | "danger";
  isPending?: boolean;
  /** What the server said of the reason. */
  problem?: string | undefined;
  /** Where the form is posted; without it `onConfirm` gets the reason. */
  action?: string;
  onConfirm?(reason: string): void;
};

/** Asks for the reason of something grave. What was typed stays when it is refused. */
export function ReasonDialog({ isOpen, onClose, title, text, confirm, variant, isPending, problem, action, onConfirm }: Props) {
  const t = useT("admin-users");
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const wrong = isChecked ? (checkReason(reason) ?? problem) : problem;
  const key = `problem.${wrong}`;
  const submit = (event: FormEvent) => {
    setChecked(true);
    if (checkReason(reason) || onConfirm) event.preventDefault();
    if (!checkReason(reason)) onConfirm?.(reason);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" form="reason-form" variant={variant} pending={isPending}>
            {confirm}
          </Button>
        </>
      }
    >
      {/* A whole new page after a post: nothing of the former account stays in memory. */}
      <form id="reason-form" className="grid gap-4" method="post" action={action} onSubmit={submit} noValidate>
        <p>{text}</p>
        <Textarea
          name="reason"
          label={t("reason.label")}
          hint={t("reason.hint")}
          error={wrong && t(t.has(key) ? key : "problem.other")}
          value={reason}
          maxLength={REASON_MAX}
          required
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
