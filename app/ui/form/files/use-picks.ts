import { useEffect, useRef } from "react";
import { newId } from "#app/platform/database/ids.ts";
import { changedPick, chosenPick, type FileRules, movedPick, type Pick, problemOfBytes, withoutPick } from "./picks.ts";
import { uploadProblem } from "./send-file.ts";

type Change<Stored> = (picks: readonly Pick<Stored>[]) => readonly Pick<Stored>[];
/** `isProgress`: nothing was added, moved or removed. */
type Update<Stored> = (change: Change<Stored>, isProgress: boolean) => void;
export type Send<Stored> = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<Stored>;

type Options<Stored> = {
  rules: FileRules;
  picks: readonly Pick<Stored>[];
  /** Where the form holds them. */
  update: Update<Stored>;
  /** Uploads as soon as they are chosen; without it they go along with the form. */
  send?: Send<Stored>;
  /** Called with the number of files beyond the limit. */
  onTooMany?(left: number): void;
  /** Called when an uploaded file is removed from the form. */
  onDrop?(stored: Stored): void;
};

/** The files of a form: checks each at once, uploads one after the other, and retries. The form itself holds the list. */
export function usePicks<Stored = never>({ rules, picks, update, send, onTooMany, onDrop }: Options<Stored>) {
  const running = useRef(new Map<string, AbortController>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  // Hot reload and strict mode mount twice: release only after the final unmount.
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    const uploads = running.current;
    return () => {
      isMounted.current = false;
      queueMicrotask(() => {
        if (isMounted.current) return;
        for (const upload of uploads.values()) upload.abort();
      });
    };
  }, []);

  const change = (key: string, part: Partial<Pick<Stored>>) => update((before) => changedPick(before, key, part), true);
  const look = async (key: string, file: File): Promise<boolean> => {
    const problem = await problemOfBytes(file, rules.accept);
    change(key, { problem, isChecked: true });
    return problem === null;
  };
  const upload = (key: string, file: File, isGood: Promise<boolean>) => {
    if (!send) return;
    const ending = new AbortController();
    running.current.set(key, ending);
    queue.current = queue.current.then(async () => {
      if (!(await isGood) || ending.signal.aborted) return;
      try {
        change(key, { stored: await send(file, (sent) => change(key, { sent }), ending.signal), sent: 1 });
      } catch (error) {
        if (!ending.signal.aborted) change(key, { problem: uploadProblem(error) });
      } finally {
        running.current.delete(key);
      }
    });
  };

  return {
    rules,
    picks,
    /** Each on its own, at once; otherwise they go along with the form. */
    uploads: send !== undefined,
    isFull: picks.length >= rules.max,
    add(files: readonly File[]) {
      let added: Pick<Stored>[] = [];
      update((before) => {
        added = files.slice(0, Math.max(0, rules.max - before.length)).map((file) => chosenPick(file, newId(), rules));
        return [...before, ...added];
      }, false);
      for (const { key, file, problem } of added) if (file && !problem) upload(key, file, look(key, file));
      if (added.length < files.length) onTooMany?.(files.length - added.length);
    },
    remove(key: string) {
      running.current.get(key)?.abort();
      const stored = picks.find((pick) => pick.key === key)?.stored;
      if (stored) onDrop?.(stored);
      update((before) => withoutPick(before, key), false);
    },
    move: (key: string, to: number) => update((before) => movedPick(before, key, to), false),
    canRetry: ({ file, problem }: Pick<unknown>) => send !== undefined && file !== null && RETRIED.has(problem ?? ""),
    retry({ key, file }: Pick<unknown>) {
      if (!file) return;
      change(key, { problem: null, sent: 0 });
      upload(key, file, Promise.resolve(true));
    },
    /** Waits for running uploads; returns whether all succeeded. */
    async settled(): Promise<boolean> {
      await queue.current;
      let isWhole = true;
      update((now) => {
        isWhole = now.every(({ stored }) => stored !== null);
        return now;
      }, true);
      return isWhole;
    },
  };
}
export type Picks<Stored = unknown> = ReturnType<typeof usePicks<Stored>>;

/** Sent again, these may arrive. */
const RETRIED = new Set(["failed", "BUSY", "tooOften", "signedOut"]);
