import { useEffect, useRef } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ATTACHMENTS, type FileRules, type Pick, storedOf } from "#app/ui/form/files/picks.ts";
import { useFormPicks } from "#app/ui/form/files/use-form-picks.ts";
import { type FormOptions, useSimpleForm } from "#app/ui/form/use-form.ts";
import type { MessageFileItem } from "../../messages.contract.ts";
import { MAX_FILE_BYTES, MAX_FILES, MESSAGE_LENGTH } from "../../messages.ts";
import { drafts } from "./outbox-store.ts";

type Values = { body: string; files: Pick<MessageFileItem>[] };
type Options = {
  viewerId: string;
  /** Drafts are stored by it. */
  name: string;
  send(body: string, files: MessageFileItem[], key: string): unknown;
  onFailure?: FormOptions<Values, Values, string, unknown>["onFailure"];
};

const RULES: FileRules = { max: MAX_FILES, maxBytes: MAX_FILE_BYTES, accept: ATTACHMENTS };
const EMPTY: Values = { body: "", files: [] };

/** A message that is being written. Its files are uploaded at once, so that sending is quick; its text outlives the page. */
export function useMessageForm({ viewerId, name, send, onFailure }: Options) {
  const t = useT("messages");
  const box = useRef<HTMLTextAreaElement>(null);
  const form = useSimpleForm<Values, unknown>({
    initial: EMPTY,
    tidy: (values) => ({ ...values, body: values.body.trim() }),
    problemText: (code, place) => (place === "body" ? t("failed.text") : t(code === "tooMany" ? "tooManyFiles" : "failed.files")),
    onSubmit: () => submit(),
    send: async ({ body, files }, { key }) => send(body, storedOf(files), key),
    onSent() {
      form.restart(EMPTY);
      drafts.write(viewerId, name, "");
      box.current?.focus();
    },
    ...(onFailure && { onFailure }),
  });
  const files = useFormPicks<"files", MessageFileItem>(form, "files", {
    rules: RULES,
    send: (file, _onProgress, signal) => api.messages.upload({ file }, { signal }),
    // What stays on the server by mischance is cleaned up there.
    onDrop: ({ id }) => void api.messages.removeUpload({ id }).catch(() => undefined),
  });
  const fill = useRef(form.set);
  fill.current = form.set;
  useEffect(() => fill.current("body", drafts.read(viewerId, name)), [viewerId, name]);

  const { picks } = files;
  const length = form.values.body.trim().length;
  const areFilesReady = picks.every(({ stored, problem }) => stored && !problem);
  const isBlocked = (length === 0 && picks.length === 0) || length > MESSAGE_LENGTH || !areFilesReady || form.isSending;
  const submit = () => (isBlocked ? box.current?.focus() : form.submit());
  return {
    ...form,
    files,
    box,
    length,
    isBlocked,
    write(body: string) {
      form.set("body", body);
      drafts.write(viewerId, name, body);
    },
    submit,
  };
}
export type MessageForm = ReturnType<typeof useMessageForm>;
