import { type ReactNode, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "../button.tsx";
import { Textarea } from "../input.tsx";
import { toast } from "../toast.tsx";
import { useFailureText } from "./failure-text.ts";
import { Form } from "./form.tsx";
import { useSimpleForm } from "./use-form.ts";

type Props = {
  /** What approving means. */
  text: ReactNode;
  reasonHint: string;
  longestReason: number;
  approve(): Promise<unknown>;
  reject(reason: string): Promise<unknown>;
  said(isApproved: boolean): string;
  /** The feature's own sentences for refusals, by their kind or code. */
  refusals?: { readonly [name: string]: string };
  onDone(): void;
  onSettled(): unknown;
};

/** Approve at once, or reject with a reason that the person reads. */
export function DecisionForm({ text, reasonHint, longestReason, approve, reject, said, refusals, onDone, onSettled }: Props) {
  const t = useT("ui.form");
  const failureText = useFailureText();
  const [isRejecting, setRejecting] = useState(false);
  const form = useSimpleForm({
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: isRejecting && !reason.trim() ? "required" : undefined }),
    problemText: () => t("decision.reasonRequired"),
    send: ({ reason }) => (isRejecting ? reject(reason) : approve()).finally(() => void onSettled()),
    onSent() {
      toast({ title: said(!isRejecting) });
      onDone();
    },
    // Wrong values of what is decided about have no field here.
    onProblems: () => isRejecting || toast({ title: refusals?.["invalid"] ?? t("decision.failed"), tone: "danger" }),
    onFailure: (failure) =>
      toast({ title: failureText(failure, { conflict: t("decision.alreadyDecided"), failed: t("decision.failed"), ...refusals }), tone: "danger" }),
  });
  return (
    <Form form={form} className="grid gap-4 border-t border-line pt-5">
      {isRejecting ? (
        <Textarea {...form.text("reason")} label={t("decision.reason")} hint={reasonHint} rows={3} maxLength={longestReason} required autoFocus />
      ) : (
        <p className="text-sm text-muted">{text}</p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => setRejecting(!isRejecting)}>{t(isRejecting ? "decision.back" : "decision.reject")}</Button>
        <Button type="submit" variant={isRejecting ? "danger" : "primary"} pending={form.isSending}>
          {t(isRejecting ? "decision.reject" : "decision.approve")}
        </Button>
      </div>
    </Form>
  );
}
