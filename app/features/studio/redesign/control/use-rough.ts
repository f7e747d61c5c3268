import { type RefObject, useMemo } from "react";
import { approximate, type Recolor } from "#app/engines/room/marks/approximate.ts";
import type { FoundMap } from "#app/engines/room/marks/labels.ts";

/** The pixels of an image at the map's size; null before it is loaded. */
function pixelsOf(image: HTMLImageElement | null, { width, height }: FoundMap): Uint8ClampedArray | null {
  if (!image?.complete || image.naturalWidth === 0) return null;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(image, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height).data ?? null;
}

type Image = RefObject<HTMLImageElement | null>;

/** Draws new colors at once, roughly, over what is shown; null while there is nothing to guess. */
export function useRough(recolor: Recolor | null, map: FoundMap, labels: Uint8Array, photo: Image, result: Image): ((out: Uint8ClampedArray) => void) | null {
  return useMemo(
    () =>
      recolor &&
      ((out) => {
        const before = pixelsOf(photo.current, map);
        if (before) approximate(before, pixelsOf(result.current, map) ?? before, labels, recolor, out);
        else out.fill(0);
      }),
    [recolor, map, labels, photo, result],
  );
}
