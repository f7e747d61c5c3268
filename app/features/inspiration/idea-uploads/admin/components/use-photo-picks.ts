import { useEffect, useRef, useState } from "react";
import { IMAGE_MAX_MB } from "#app/features/inspiration/ideas/public.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { UploadedPhoto } from "../../idea-uploads.contract.ts";
import { type PhotoProblem, sendPhoto } from "./send-photo.ts";

/** A photograph of the form, from the moment it is chosen. */
export type Pick = {
  key: string;
  name: string;
  /** The file itself, to be seen before it is sent. */
  preview: string | null;
  /** Set as soon as the server has it. */
  photo: UploadedPhoto | null;
  /** From 0 to 1. */
  sent: number;
  problem: PhotoProblem | null;
};

const MAX_BYTES = IMAGE_MAX_MB * 1024 * 1024;
const stored = (photo: UploadedPhoto): Pick => ({ key: photo.id, name: "", preview: null, photo, sent: 1, problem: null });

function problemBefore(file: File): PhotoProblem | null {
  if (file.size === 0) return "EMPTY";
  if (file.size > MAX_BYTES) return "TOO_LARGE";
  return file.type && !file.type.startsWith("image/") ? "UNSUPPORTED" : null;
}

/** Photographs in their order. Each is sent as soon as it is chosen, one after the other, once; the form is sent with their ids. */
export function usePhotoPicks(max: number, initial: readonly UploadedPhoto[] = []) {
  const [picks, setPicks] = useState<readonly Pick[]>(() => initial.map(stored));
  // What is true by now, for work that began some renderings ago.
  const now = useRef(picks);
  const files = useRef(new Map<string, { file: File; abort: AbortController }>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const update = (next: readonly Pick[]) => {
    now.current = next;
    setPicks(next);
  };
  const change = (key: string, part: Partial<Pick>) => update(now.current.map((pick) => (pick.key === key ? { ...pick, ...part } : pick)));

  const send = (key: string) => {
    queue.current = queue.current.then(async () => {
      const work = files.current.get(key);
      if (!work) return;
      const answer = await sendPhoto(work.file, (sent) => change(key, { sent }), work.abort.signal);
      if (answer === null) return;
      if (typeof answer === "string") change(key, { problem: answer });
      else change(key, { photo: answer, sent: 1 });
    });
  };
  const forget = (pick: Pick) => {
    if (pick.preview) URL.revokeObjectURL(pick.preview);
    files.current.get(pick.key)?.abort.abort();
    files.current.delete(pick.key);
  };
  const leave = useRef(() => {});
  leave.current = () => {
    for (const pick of now.current) forget(pick);
  };
  useEffect(() => () => leave.current(), []);

  return {
    max,
    picks,
    isSending: picks.some(({ photo, problem }) => !photo && !problem),
    ids: picks.flatMap(({ photo }) => photo?.id ?? []),
    /** @returns how many found no place any more */
    add(chosen: readonly File[]): number {
      const taken = chosen.slice(0, max - now.current.length);
      const added = taken.map((file): Pick => {
        const key = newId();
        const problem = problemBefore(file);
        if (!problem) files.current.set(key, { file, abort: new AbortController() });
        return { key, name: file.name, preview: URL.createObjectURL(file), photo: null, sent: 0, problem };
      });
      update([...now.current, ...added]);
      for (const { key, problem } of added) if (!problem) send(key);
      return chosen.length - taken.length;
    },
    remove(key: string) {
      for (const pick of now.current) if (pick.key === key) forget(pick);
      update(now.current.filter((pick) => pick.key !== key));
    },
    move(from: number, to: number) {
      const next = [...now.current];
      const [pick] = next.splice(from, 1);
      if (!pick || to < 0 || to > next.length) return;
      next.splice(to, 0, pick);
      update(next);
    },
    retry(key: string) {
      change(key, { problem: null, sent: 0 });
      send(key);
    },
    canRetry: (key: string) => files.current.has(key),
    reset(photos: readonly UploadedPhoto[] = []) {
      for (const pick of now.current) forget(pick);
      update(photos.map(stored));
    },
    /** Waits for what is on its way. @returns the ids in order, or null when one did not arrive */
    async settled(): Promise<string[] | null> {
      await queue.current;
      return now.current.some(({ photo }) => !photo) ? null : now.current.flatMap(({ photo }) => photo?.id ?? []);
    },
  };
}
export type PhotoPicks = ReturnType<typeof usePhotoPicks>;
