import { CircleCheck } from "lucide-react";
import { type ClipboardEvent, useId } from "react";
import { createPortal } from "react-dom";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/choice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { Input, Textarea } from "#app/ui/input.tsx";
import { BODY_LENGTH, FEEDBACK_KINDS } from "../../feedback.ts";
import { Screenshot } from "./screenshot.tsx";
import { type FeedbackForm, useFeedbackForm } from "./use-feedback-form.ts";

/** Sends feedback to the team; loaded when it opens. Rendered in the body, so that the footer's styles do not apply. */
export const FeedbackDialog = ({ onClose }: { onClose(): void }) => createPortal(<FeedbackSteps onClose={onClose} />, document.body);

function FeedbackSteps({ onClose }: { onClose(): void }) {
  const t = useT("feedback");
  const form = useFeedbackForm();
  const id = useId();
  if (form.answer) return <Thanks isVisitor={form.isVisitor} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("dialog.title")}
      footer={
        <>
          <Button onClick={onClose}>{t("dialog.cancel")}</Button>
          <Button variant="primary" type="submit" form={id} pending={form.isSending}>
            {t(form.isSending ? "dialog.sending" : "dialog.send")}
          </Button>
        </>
      }
    >
      <Fields form={form} id={id} />
    </Dialog>
  );
}

function Fields({ form, id }: { form: FeedbackForm; id: string }) {
  const t = useT("feedback");
  const paste = (event: ClipboardEvent) => {
    const picture = [...event.clipboardData.files].find((file) => file.type.startsWith("image/"));
    if (!picture) return;
    event.preventDefault();
    for (const { key } of form.screenshot.picks) form.screenshot.remove(key);
    form.screenshot.add([picture]);
  };
  return (
    <Form form={form} id={id} className="grid gap-5" onPaste={paste}>
      <Segmented
        label={t("dialog.kind")}
        name={`${id}-kind`}
        value={form.values.kind}
        onChange={(kind) => form.set("kind", kind)}
        options={FEEDBACK_KINDS.map((kind) => ({ value: kind as string, label: t(`kind.${kind}`) }))}
      />
      <Textarea label={t("dialog.body")} rows={5} maxLength={BODY_LENGTH} required {...form.text("body")} />
      {form.isVisitor && <Input label={t("dialog.email")} hint={t("dialog.emailHint")} type="email" autoComplete="email" optional {...form.text("email")} />}
      <Screenshot form={form} />
      <details className="text-sm text-muted">
        <summary className="inline-flex min-h-11 cursor-pointer items-center">{t("dialog.along")}</summary>
        <dl className="grid gap-1">
          <dt className="font-medium">{t("dialog.page")}</dt>
          <dd dir="ltr" className="break-all">
            {form.page}
          </dd>
          <dt className="font-medium">{t("dialog.browser")}</dt>
          <dd dir="ltr" className="break-all">
            {form.browser}
          </dd>
        </dl>
      </details>
      <FailureNote form={form} />
    </Form>
  );
}

function Thanks({ isVisitor, onClose }: { isVisitor: boolean; onClose(): void }) {
  const t = useT("feedback");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("thanks.title")}
      footer={
        <>
          {!isVisitor && (
            <ButtonLink to="/dashboard/feedback-history" onClick={onClose}>
              {t("thanks.history")}
            </ButtonLink>
          )}
          <Button variant="primary" onClick={onClose}>
            {t("thanks.close")}
          </Button>
        </>
      }
    >
      <p className="flex items-start gap-3" role="status">
        <CircleCheck className="flex-none text-ok" size={24} aria-hidden />
        {t(isVisitor ? "thanks.visitor" : "thanks.text")}
      </p>
    </Dialog>
  );
}
