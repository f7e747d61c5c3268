import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "#app/api/client.ts";
import type { RoomType } from "#app/features/inspiration/ideas/public.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { ImageErrorCode } from "#app/platform/media/image-error.ts";
import { toast } from "#app/ui/toast.tsx";
import { PHOTO_BYTES } from "../../redesign.ts";

/** Why a photograph was not taken: a code of the texts at `problem`. */
type IntakeProblem = ImageErrorCode | "tooMany" | "tooOften" | "offline" | "failed";
/** A photograph that was chosen, and its room where that is known; `id` once the server has it as a redesign. */
type Chosen = { file: File; roomType: RoomType | undefined; url: string; key: string; isChecked: boolean; id: string | null };

/** Problems of files that cannot be shown at all. */
const UNSEEN: readonly (IntakeProblem | null)[] = ["EMPTY", "UNSUPPORTED", "HEIC", "DAMAGED"];

/** Checks and stores a photograph; loaded with the first interaction. */
export const loadWork = () => import("./intake-work.ts");

function intakeProblem(error: unknown): IntakeProblem {
  const { code, fields } = problemOf(error);
  if (code === "OFFLINE") return "offline";
  if (code === "TOO_MANY_REQUESTS") return "tooOften";
  if (code === "PAYLOAD_TOO_LARGE") return "TOO_LARGE";
  return (fields["photo"] as ImageErrorCode | undefined) ?? (fields["limit"] ? "tooMany" : "failed");
}

/**
 * The intake of a photograph: chosen on the device, checked, stored across a sign-in, sent. Nothing is sent for visitors.
 * @param ideaId the idea that the person wants to see in their own room
 */
export function useIntake(ideaId: string | null) {
  const t = useT("redesign");
  const { viewer, isKnown } = useViewer();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<IntakeProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const current = useRef<Chosen | null>(null);
  const who = useRef({ viewer, isKnown });
  who.current = { viewer, isKnown };

  const [isSignInShown, setSignInShown] = useState(false);

  const saySignIn = useCallback(() => {
    toast({ title: t("intake.signInTitle"), description: t("intake.signInText"), tone: "danger" });
    setSignInShown(true);
  }, [t]);

  const show = useCallback((next: Chosen | null) => {
    const before = current.current;
    if (before && before.url !== next?.url) URL.revokeObjectURL(before.url);
    current.current = next;
    setChosen(next);
  }, []);

  const send = useCallback(
    async (photo: Chosen) => {
      setSending(true);
      setProblem(null);
      try {
        const { id } = await api.redesign.create({
          photo: photo.file,
          requestKey: photo.key,
          ...(photo.roomType && { roomType: photo.roomType }),
          ...(ideaId && { ideaId }),
        });
        if (current.current?.key !== photo.key) {
          // another one was chosen in the meantime
          void api.redesign.remove({ id }).catch(() => undefined);
          return;
        }
        show({ ...photo, id });
        toast({ title: t("intake.uploaded") });
      } catch (error) {
        if (current.current?.key !== photo.key) return;
        const found = intakeProblem(error);
        setProblem(found);
        if (found === "failed") toast({ title: t("intake.failedToast"), tone: "danger" });
      } finally {
        if (current.current?.key === photo.key || !current.current) setSending(false);
      }
    },
    [ideaId, show, t],
  );

  const choose = useCallback(
    async (file: File, roomType?: RoomType) => {
      const work = await loadWork().catch(() => null);
      if (!work) return void toast({ title: t("intake.failedToast"), tone: "danger" });
      const before = current.current;
      // A photograph replaced before its first picture does not belong in the history.
      if (before?.id) void api.redesign.remove({ id: before.id }).catch(() => undefined);
      const next: Chosen = { file, roomType, url: URL.createObjectURL(file), key: work.newId(), isChecked: false, id: null };
      show(next);
      setSending(false);
      setProblem(null);
      const found = await work.checkPhoto(file);
      if (current.current?.key !== next.key) return;
      const checked = { ...next, isChecked: true };
      show(checked);
      if (found) return setProblem(found);
      if (who.current.viewer) return send(checked);
      if (!who.current.isKnown) return;
      saySignIn();
      await work.storePhoto(file);
    },
    [saySignIn, send, show, t],
  );

  const shrink = useCallback(async () => {
    const { file, roomType } = current.current ?? {};
    if (!file) return;
    setSending(true);
    const smaller = await loadWork().then(
      ({ shrinkPhoto }) => shrinkPhoto(file),
      () => null,
    );
    setSending(false);
    if (smaller && smaller.size < PHOTO_BYTES) await choose(smaller, roomType);
    else setProblem("DAMAGED");
  }, [choose]);

  // Restores the photograph after a sign-in, and sends one chosen before the session was known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the session is known
  useEffect(() => {
    if (!isKnown) return;
    const waiting = current.current;
    if (waiting?.isChecked && !waiting.id && !problem) {
      if (viewer) void send(waiting);
      else {
        saySignIn();
        void loadWork().then(({ storePhoto }) => storePhoto(waiting.file));
      }
    } else if (!waiting && viewer) {
      void loadWork()
        .then(({ takeStoredPhoto }) => takeStoredPhoto())
        .then((file) => {
          if (file && !current.current) void choose(file);
        });
    }
  }, [isKnown, viewer?.id]);

  useEffect(() => {
    // A picture copied from anywhere can be pasted.
    const onPaste = (event: ClipboardEvent) => {
      const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
      if (picture) void choose(picture);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [choose]);

  const retry = useCallback(() => {
    const photo = current.current;
    if (photo) void send(photo);
  }, [send]);

  useEffect(() => {
    if (problem !== "offline") return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [problem, retry]);

  return {
    chosen: !chosen?.isChecked || UNSEEN.includes(problem) ? null : chosen,
    name: chosen?.file.name ?? "",
    problem,
    isSending,
    needsSignIn: isKnown && !viewer,
    isSignInShown,
    choose,
    shrink,
    retry,
    saySignIn,
  };
}
export type Intake = ReturnType<typeof useIntake>;
