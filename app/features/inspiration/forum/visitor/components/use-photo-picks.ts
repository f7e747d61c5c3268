import { useEffect, useMemo, useState } from "react";
import { MAX_PHOTO_BYTES, MOST_PHOTOS, type PhotoProblem } from "../../forum.ts";

/** Photographs that are chosen and not yet sent, with addresses to show them by. */
export function usePhotoPicks() {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const shown = useMemo(() => photos.map((file) => ({ file, url: URL.createObjectURL(file) })), [photos]);
  useEffect(
    () => () => {
      for (const { url } of shown) URL.revokeObjectURL(url);
    },
    [shown],
  );
  return {
    photos,
    shown,
    problem,
    setProblem,
    add(files: readonly File[]) {
      const fitting = [...photos, ...files.filter((file) => file.size <= MAX_PHOTO_BYTES)];
      setPhotos(fitting.slice(0, MOST_PHOTOS));
      setProblem(fitting.length < photos.length + files.length ? "TOO_LARGE" : fitting.length > MOST_PHOTOS ? "tooMany" : null);
    },
    remove(index: number) {
      setPhotos(photos.filter((_, n) => n !== index));
      setProblem(null);
    },
    clear() {
      setPhotos([]);
      setProblem(null);
    },
  };
}
export type PhotoPicksState = ReturnType<typeof usePhotoPicks>;
