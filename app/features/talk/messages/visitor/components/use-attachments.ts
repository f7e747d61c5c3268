import { useRef, useState } from "react";
import { api } from "#app/api/client.ts";
import { ATTACHMENTS, type FileRules, type Pick, storedOf } from "#app/ui/form/files/picks.ts";
import { usePicks } from "#app/ui/form/files/use-picks.ts";
import type { MessageFileItem } from "../../messages.contract.ts";
import { MAX_FILE_BYTES, MAX_FILES } from "../../messages.ts";

const RULES: FileRules = { max: MAX_FILES, maxBytes: MAX_FILE_BYTES, accept: ATTACHMENTS };

/** Files of the message that is being written: uploaded at once, each with its own state, so that sending is quick and nothing is sent twice. */
export function useAttachments() {
  const [list, setList] = useState<readonly Pick<MessageFileItem>[]>([]);
  const [isTooMany, setTooMany] = useState(false);
  // The latest state, for uploads that began renders ago.
  const now = useRef(list);
  const update = (change: (before: typeof list) => typeof list) => {
    now.current = change(now.current);
    setList(now.current);
  };
  const picks = usePicks<MessageFileItem>({
    rules: RULES,
    picks: list,
    update,
    send: (file, _onProgress, signal) => api.messages.upload({ file }, { signal }),
    onTooMany: () => setTooMany(true),
    // The server removes leftovers later.
    onDrop: ({ id }) => void api.messages.removeUpload({ id }).catch(() => undefined),
  });
  const calmly = <Given>(change: (given: Given) => void) => {
    return (given: Given) => {
      setTooMany(false);
      change(given);
    };
  };
  return {
    ...picks,
    isTooMany,
    isUploading: list.some(({ stored, problem }) => !stored && !problem),
    hasProblem: list.some(({ problem }) => problem !== null),
    items: storedOf(list),
    add: calmly(picks.add),
    remove: calmly(picks.remove),
    /** The files belong to a message now. */
    clear: calmly<void>(() => update(() => [])),
  };
}
export type Attachments = ReturnType<typeof useAttachments>;
