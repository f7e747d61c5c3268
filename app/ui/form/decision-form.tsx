import { type ReactNode, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "../button.tsx";
import { Textarea } from "../input.tsx";
import { toast } from "../toast.tsx";
import { useFailureText } from "./failure-text.ts";
import { Form } from "./form.tsx";
import { useSimpleForm } from "./use-form.ts";

type FieldText = { name: string; value: string; error: string | undefined; onChange(event: { target: { value: string } }): void; onBlur(): void };
type Props = {
  /** What approving means. */
  text?: ReactNode;
  reasonHint: string;
  longestReason: number;
  /** With the value that approving needs. Decided ones can only be rejected. */
  approve?: ((value: string) => Promise<unknown>) | undefined;
  /** Extra input for an approval, such as a last day. */
  value?: { name: string; initial: string; problem(value: string): string | undefined; text(code: string): string; field(text: FieldText): ReactNode };
  rejectText?: string;
  reject(reason: string): Promise<unknown>;
  said(isApproved: boolean): string;
  /** The feature's own texts for failures, by kind or code. */
  refusals?: { readonly [name: string]: string };
  onDone(): void;
  onSettled(): unknown;
};

/** Approve at once, or reject with a reason that the person reads. */
export function DecisionForm({ text, reasonHint, longestReason, approve, value, rejectText, reject, said, refusals, onDone, onSettled }: Props) {
  const t = useT("ui.form");
  const failureText = useFailureText();
  const [isRejecting, setRejecting] = useState(false);
  const asked = value?.name ?? "value";
  const rejectLabel = rejectText ?? t("decision.reject");
  const form = useSimpleForm({
    initial: { reason: "", [asked]: value?.initial ?? "" } as Record<string, string>,
    check: ({ reason = "", [asked]: given = "" }) => (isRejecting ? { reason: reason.trim() ? undefined : "required" } : { [asked]: value?.problem(given) }),
    problemText: (code, place) => (place === asked && value ? value.text(code) : t("decision.reasonRequired")),
    send: ({ reason = "", [asked]: given = "" }) => (isRejecting || !approve ? reject(reason) : approve(given)).finally(() => void onSettled()),
    onSent() {
      toast({ title: said(!isRejecting) });
      onDone();
    },
    // Problems of the subject's own fields have no field here.
    onProblems: (problems) => isRejecting || problems[asked] || toast({ title: refusals?.["invalid"] ?? t("decision.failed"), tone: "danger" }),
    onFailure: (failure) =>
      toast({ title: failureText(failure, { conflict: t("decision.alreadyDecided"), failed: t("decision.failed"), ...refusals }), tone: "danger" }),
  });
  return (
    <Form form={form} className="grid gap-4 border-t border-line pt-5">
      {isRejecting ? (
        <Textarea {...form.text("reason")} label={t("decision.reason")} hint={reasonHint} rows={3} maxLength={longestReason} required autoFocus />
      ) : (
        <>
          {text && <p className="text-sm text-muted">{text}</p>}
          {value?.field(form.text(asked))}
        </>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => setRejecting(!isRejecting)}>{isRejecting ? t("decision.back") : rejectLabel}</Button>
        {(isRejecting || approve) && (
          <Button type="submit" variant={isRejecting ? "danger" : "primary"} pending={form.isSending}>
            {isRejecting ? rejectLabel : t("decision.approve")}
          </Button>
        )}
      </div>
    </Form>
  );
}
