import { CircleCheck } from "lucide-react";
import { type ClipboardEvent, type FormEvent, useId } from "react";
import { createPortal } from "react-dom";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/choice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Input, Textarea } from "#app/ui/input.tsx";
import { BODY_LENGTH, FEEDBACK_KINDS } from "../../feedback.ts";
import { Screenshot } from "./screenshot.tsx";
import { type FeedbackForm, useFeedbackForm } from "./use-feedback-form.ts";

/** Says something to the makers of the product; loaded when it is opened. It stands in the body: a footer's styles are not its own. */
export const FeedbackDialog = ({ onClose }: { onClose(): void }) => createPortal(<FeedbackSteps onClose={onClose} />, document.body);

function FeedbackSteps({ onClose }: { onClose(): void }) {
  const t = useT("feedback");
  const form = useFeedbackForm();
  const id = useId();
  if (form.isSent) return <Thanks isVisitor={form.isVisitor} onClose={onClose} />;
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
  const { values, problems, failure } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.send();
  };
  const paste = (event: ClipboardEvent) => {
    const picture = [...event.clipboardData.files].find((file) => file.type.startsWith("image/"));
    if (!picture) return;
    event.preventDefault();
    form.setScreenshot(picture);
  };
  return (
    <form id={id} className="grid gap-5" onSubmit={submit} onPaste={paste} noValidate>
      <Segmented
        label={t("dialog.kind")}
        name={`${id}-kind`}
        value={values.kind}
        onChange={(kind) => form.set("kind", kind)}
        options={FEEDBACK_KINDS.map((kind) => ({ value: kind as string, label: t(`kind.${kind}`) }))}
      />
      <Textarea
        label={t("dialog.body")}
        rows={5}
        maxLength={BODY_LENGTH}
        required
        value={values.body}
        error={problems.body && t(`problem.${problems.body}`)}
        onChange={(event) => form.set("body", event.target.value)}
      />
      {form.isVisitor && (
        <Input
          label={t("dialog.email")}
          hint={t("dialog.emailHint")}
          type="email"
          autoComplete="email"
          optional
          value={values.email}
          error={problems.email && t(`problem.${problems.email}`)}
          onChange={(event) => form.set("email", event.target.value)}
        />
      )}
      <Screenshot file={form.screenshot} error={problems.screenshot && t(`problem.${problems.screenshot}`)} onChange={form.setScreenshot} />
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
      {failure && (
        <p className="text-sm text-danger" role="alert">
          {failure.kind === "tooOften" ? t("problem.tooOften", { minutes: failure.minutes }) : t("problem.failed")}
        </p>
      )}
    </form>
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
