import { Paperclip, SendHorizontal } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { FileList } from "#app/ui/form/files/file-list.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { MESSAGE_LENGTH } from "../../messages.ts";
import type { MessageForm } from "./use-message-form.ts";

/** From this length on, the characters left are shown. */
const NEARLY_FULL = 3_500;

type Props = { form: MessageForm; autoFocus?: boolean; onTyping?(): void };

/** Text, files and a button. Enter sends; with Shift, and on touch screens, it begins a new line. */
export function Composer({ form, autoFocus, onTyping }: Props) {
  const t = useT("messages");
  const format = useFormat();
  const id = useId();
  const { box, files, length, isBlocked } = form;
  useEffect(() => {
    if (autoFocus && matchMedia("(pointer: fine)").matches) box.current?.focus({ preventScroll: true });
  }, [autoFocus, box]);
  const left = MESSAGE_LENGTH - length;
  const problem = form.error("files") ?? form.error("body");

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || !matchMedia("(pointer: fine)").matches) return;
    event.preventDefault();
    form.submit();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    files.add(pasted);
  };
  return (
    <Form form={form} className="composer" aria-label={t("write")}>
      <FileList picks={files} label={t("attachments")} />
      {problem && (
        <p className="text-sm text-danger" role="alert">
          {problem}
        </p>
      )}
      <div className="line">
        <Tooltip text={t("attach")}>
          <label className="icon-btn attach">
            <Paperclip size={20} aria-hidden />
            <span className="vh">{t("attach")}</span>
            <input
              type="file"
              multiple
              accept={files.rules.accept}
              onChange={(event) => {
                files.add([...(event.target.files ?? [])]);
                event.target.value = "";
              }}
            />
          </label>
        </Tooltip>
        <label className="vh" htmlFor={`${id}-text`}>
          {t("message")}
        </label>
        <textarea
          ref={box}
          id={`${id}-text`}
          className="input"
          dir="auto"
          rows={1}
          value={form.values.body}
          placeholder={t("placeholder")}
          enterKeyHint="enter"
          aria-describedby={`${id}-hint`}
          aria-invalid={left < 0 || undefined}
          onChange={(event) => {
            form.write(event.target.value);
            if (event.target.value) onTyping?.();
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Tooltip text={t("send")}>
          <button
            type="submit"
            className="btn primary send"
            aria-label={t("send")}
            aria-disabled={isBlocked || undefined}
            aria-busy={form.isSending || undefined}
          >
            <SendHorizontal className="flip" size={20} aria-hidden />
          </button>
        </Tooltip>
      </div>
      <p id={`${id}-hint`} className="tiny muted">
        {length > NEARLY_FULL ? (
          <span className={left < 0 ? "text-danger" : undefined} role={left < 0 ? "alert" : undefined}>
            {left < 0 ? t("tooLong", { over: format.number(-left) }) : t("left", { left })}
          </span>
        ) : (
          <span className="keys">{t("keys")}</span>
        )}
      </p>
    </Form>
  );
}
