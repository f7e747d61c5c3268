import { ORPCError } from "@orpc/client";
import { useEffect, useRef, useState } from "react";
import { api } from "#app/api/client.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { MessageFileItem } from "../../messages.contract.ts";
import { MAX_FILE_BYTES, MAX_FILES } from "../../messages.ts";

/** Texts are found by these codes. */
export const UPLOAD_PROBLEMS = ["TOO_LARGE", "UNSUPPORTED", "EMPTY", "HEIC", "TOO_MANY_PIXELS", "DAMAGED", "BUSY", "tooOften", "network"] as const;
type UploadProblem = (typeof UPLOAD_PROBLEMS)[number];

export type Attachment = {
  localId: string;
  file: File;
  /** A picture before the server has it. */
  preview: string | null;
  item?: MessageFileItem;
  problem?: UploadProblem;
};

function problemOf(error: unknown): UploadProblem {
  if (!(error instanceof ORPCError)) return "network";
  if (error.code === "TOO_MANY_REQUESTS") return "tooOften";
  if (error.code === "PAYLOAD_TOO_LARGE") return "TOO_LARGE";
  const given = (error.data as { fields?: { file?: string } } | null)?.fields?.file;
  return UPLOAD_PROBLEMS.find((problem) => problem === given) ?? "network";
}

/** Files of the message that is being written: uploaded at once, each with its own state, so that sending is quick and nothing is sent twice. */
export function useAttachments() {
  const [list, setList] = useState<Attachment[]>([]);
  const [isTooMany, setTooMany] = useState(false);
  const running = useRef(new Map<string, AbortController>());
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const { current } = previews;
    return () => {
      for (const url of current) URL.revokeObjectURL(url);
    };
  }, []);

  const change = (localId: string, values: Partial<Attachment>) =>
    setList((before) => before.map((attachment) => (attachment.localId === localId ? { ...attachment, ...values } : attachment)));

  const upload = async ({ localId, file }: Attachment) => {
    const ending = new AbortController();
    running.current.set(localId, ending);
    try {
      change(localId, { item: await api.messages.upload({ file }, { signal: ending.signal }) });
    } catch (error) {
      if (!ending.signal.aborted) change(localId, { problem: problemOf(error) });
    } finally {
      running.current.delete(localId);
    }
  };

  const add = (files: readonly File[]) => {
    const room = MAX_FILES - list.length;
    setTooMany(files.length > room);
    const added = files.slice(0, Math.max(0, room)).map((file): Attachment => {
      const preview = file.type.startsWith("image/") ? URL.createObjectURL(file) : null;
      if (preview) previews.current.add(preview);
      const problem = file.size === 0 ? "EMPTY" : file.size > MAX_FILE_BYTES ? "TOO_LARGE" : undefined;
      return { localId: newId(), file, preview, ...(problem && { problem }) };
    });
    setList((before) => [...before, ...added]);
    for (const attachment of added) if (!attachment.problem) void upload(attachment);
  };
  const remove = (localId: string) => {
    const found = list.find((attachment) => attachment.localId === localId);
    running.current.get(localId)?.abort();
    // What stays on the server by mischance is cleaned up there.
    if (found?.item) void api.messages.removeUpload({ id: found.item.id }).catch(() => undefined);
    setTooMany(false);
    setList((before) => before.filter((attachment) => attachment.localId !== localId));
  };
  const retry = (localId: string) => {
    const found = list.find((attachment) => attachment.localId === localId);
    if (!found) return;
    const { problem: _, ...again } = found;
    setList((before) => before.map((attachment) => (attachment.localId === localId ? again : attachment)));
    void upload(again);
  };
  return {
    list,
    isTooMany,
    isUploading: list.some(({ item, problem }) => !item && !problem),
    hasProblem: list.some(({ problem }) => problem !== undefined),
    items: list.flatMap(({ item }) => item ?? []),
    add,
    remove,
    retry,
    /** They belong to a message now. */
    clear: () => {
      setTooMany(false);
      setList([]);
    },
  };
}
