import { useCallback, useEffect, useRef, useState } from "react";
import type { ImageErrorCode } from "#app/platform/media/image-error.ts";
import { photoUrl } from "#app/platform/media/photo.ts";
import { checkFile, IMAGES } from "#app/ui/form/files/picks.ts";
import { previewSize } from "../../color/preview.ts";
import type { DesignPhoto } from "../../design-editor.contract.ts";
import { PHOTO_MEGABYTES } from "../../design-editor.ts";

/** The photograph on the stage. `file` is null for one that the server already has. */
export type OpenPhoto = { bitmap: ImageBitmap; file: File | null; width: number; height: number };
/** Why it could not be opened, and which; a code of the texts at `problem`. */
export type PhotoProblem = { code: ImageErrorCode | "failed"; name: string };

const RULES = { maxBytes: PHOTO_MEGABYTES * 1024 * 1024, accept: IMAGES };

/** Decoded once, upright, at the size of the stage; null for what this browser cannot open. */
async function decode(source: Blob): Promise<{ bitmap: ImageBitmap; width: number; height: number } | null> {
  try {
    const whole = await createImageBitmap(source, { imageOrientation: "from-image" });
    const { width, height } = whole;
    const small = previewSize(whole);
    if (small.width === width) return { bitmap: whole, width, height };
    const bitmap = await createImageBitmap(whole, { resizeWidth: small.width, resizeHeight: small.height, resizeQuality: "high" });
    whole.close();
    return { bitmap, width, height };
  } catch {
    return null;
  }
}

/** Opens photographs from the device or from the server. What is shown stays when another cannot be opened. */
export function usePhoto() {
  const [photo, setPhoto] = useState<OpenPhoto | null>(null);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const [isOpening, setOpening] = useState(false);
  const turn = useRef(0);
  const shown = useRef<ImageBitmap | null>(null);
  const show = useCallback((next: OpenPhoto) => {
    shown.current?.close();
    shown.current = next.bitmap;
    setPhoto(next);
    setProblem(null);
  }, []);
  useEffect(() => () => shown.current?.close(), []);

  const openFile = useCallback(
    async (file: File): Promise<boolean> => {
      turn.current += 1;
      const mine = turn.current;
      const refuse = (code: PhotoProblem["code"]) => {
        setProblem({ code, name: file.name });
        setOpening(false);
        return false;
      };
      setOpening(true);
      const found = await checkFile(file, RULES);
      const made = found ? null : await decode(file);
      if (mine !== turn.current) return false;
      if (!made) return refuse(found ?? "DAMAGED");
      setOpening(false);
      show({ ...made, file });
      return true;
    },
    [show],
  );

  const openStored = useCallback(
    async ({ id, width, height }: DesignPhoto): Promise<void> => {
      turn.current += 1;
      const mine = turn.current;
      setOpening(true);
      const answer = await fetch(photoUrl(id, 1920, "webp", true)).catch(() => null);
      const made = answer?.ok ? await decode(await answer.blob()) : null;
      if (mine !== turn.current) return;
      setOpening(false);
      if (made) show({ bitmap: made.bitmap, file: null, width, height });
      else setProblem({ code: "failed", name: "" });
    },
    [show],
  );

  return { photo, problem, isOpening, openFile, openStored };
}
