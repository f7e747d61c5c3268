import { Paperclip, SendHorizontal } from "lucide-react";
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { FileList } from "#app/ui/form/files/file-list.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import type { MessageFileItem } from "../../messages.contract.ts";
import { MESSAGE_LENGTH } from "../../messages.ts";
import { drafts } from "./outbox-store.ts";
import type { Attachments } from "./use-attachments.ts";

/** From this length on, the characters left are shown. */
const NEARLY_FULL = 3_500;

type Props = {
  viewerId: string;
  /** The key of its draft. */
  name: string;
  attachments: Attachments;
  isSending?: boolean;
  autoFocus?: boolean;
  /** @returns whether it was accepted; then the box is cleared */
  onSend(body: string, files: MessageFileItem[]): boolean | Promise<boolean>;
  onTyping?(): void;
};

/** The box to write in. Enter sends; with Shift, and on touch screens, it starts a new line. */
export function Composer({ viewerId, name, attachments, isSending = false, autoFocus, onSend, onTyping }: Props) {
  const t = useT("messages");
  const format = useFormat();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  useEffect(() => setText(drafts.read(viewerId, name)), [viewerId, name]);
  useEffect(() => {
    if (autoFocus && matchMedia("(pointer: fine)").matches) box.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  const body = text.trim();
  const left = MESSAGE_LENGTH - body.length;
  const isEmpty = body === "" && attachments.picks.length === 0;
  const isBlocked = isEmpty || left < 0 || attachments.isUploading || attachments.hasProblem || isSending;

  const write = (value: string) => {
    setText(value);
    drafts.write(viewerId, name, value);
  };
  const send = async () => {
    if (isBlocked) return box.current?.focus();
    if (!(await onSend(body, attachments.items))) return;
    write("");
    attachments.clear();
    box.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || !matchMedia("(pointer: fine)").matches) return;
    event.preventDefault();
    void send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    attachments.add(files);
  };
  return (
    <form className="composer" onSubmit={onSubmit} aria-label={t("write")}>
      <FileList picks={attachments} label={t("attachments")} />
      {attachments.isTooMany && (
        <p className="text-sm text-danger" role="alert">
          {t("tooManyFiles")}
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
              accept={attachments.rules.accept}
              onChange={(event) => {
                attachments.add([...(event.target.files ?? [])]);
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
          value={text}
          placeholder={t("placeholder")}
          enterKeyHint="enter"
          aria-describedby={`${id}-hint`}
          aria-invalid={left < 0 || undefined}
          onChange={(event) => {
            write(event.target.value);
            if (event.target.value) onTyping?.();
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Tooltip text={t("send")}>
          <button type="submit" className="btn primary send" aria-label={t("send")} aria-disabled={isBlocked || undefined} aria-busy={isSending || undefined}>
            <SendHorizontal className="flip" size={20} aria-hidden />
          </button>
        </Tooltip>
      </div>
      <p id={`${id}-hint`} className="tiny muted">
        {body.length > NEARLY_FULL ? (
          <span className={left < 0 ? "text-danger" : undefined} role={left < 0 ? "alert" : undefined}>
            {left < 0 ? t("tooLong", { over: format.number(-left) }) : t("left", { left })}
          </span>
        ) : (
          <span className="keys">{t("keys")}</span>
        )}
      </p>
    </form>
  );
}
