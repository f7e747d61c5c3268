import { useEffect, useState } from "react";
import { gradeRows, makeCube } from "../../color/cube.ts";
import { gradeOf } from "../../color/grade.ts";
import { DEFAULT_SETTINGS, EDITOR_STYLES, type EditorStyle, LIGHTING_NAMES, type Lighting } from "../../design-editor.ts";
import sample from "../../images/majlis.webp";
import type { OpenPhoto } from "./use-photo.ts";

const LONGEST = 144;
/** Coarse, which does not show at this size. */
const CUBE = 9;

type Thumbs = { style: Record<EditorStyle, string>; lighting: Record<Lighting, string> };

/** Thumbnails of the photograph in each style and each lighting, rendered when the browser is idle; before there is one, of a sample room. */
export function useThumbs(photo: OpenPhoto | null): Thumbs | null {
  const [thumbs, setThumbs] = useState<Thumbs | null>(null);
  useEffect(() => {
    const stopping = new AbortController();
    const make = async () => {
      const bitmap = photo?.bitmap ?? (await sampleRoom(stopping.signal));
      if (bitmap && !stopping.signal.aborted) setThumbs(stamps(bitmap));
    };
    const run = () => void make().catch(() => undefined);
    // Safari has no idle callback.
    const hasIdle = "requestIdleCallback" in window;
    const waiting = hasIdle ? requestIdleCallback(run, { timeout: 500 }) : setTimeout(run, 60);
    return () => {
      stopping.abort();
      if (hasIdle) cancelIdleCallback(waiting as number);
      else clearTimeout(waiting);
    };
  }, [photo]);
  return thumbs;
}

async function sampleRoom(signal: AbortSignal): Promise<ImageBitmap | null> {
  const answer = await fetch(sample, { signal });
  return answer.ok ? createImageBitmap(await answer.blob()) : null;
}

function stamps(bitmap: ImageBitmap): Thumbs | null {
  const scale = LONGEST / Math.max(bitmap.width, bitmap.height);
  const canvas = document.createElement("canvas");
  const [width, height] = [Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale))];
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(bitmap, 0, 0, width, height);
  const original = context.getImageData(0, 0, width, height);
  const stamp = (settings: Partial<typeof DEFAULT_SETTINGS>) => {
    const grade = gradeOf({ ...DEFAULT_SETTINGS, ...settings });
    const pixels = new ImageData(new Uint8ClampedArray(original.data), width, height);
    gradeRows({ pixels: pixels.data, width, height, channels: 4 }, makeCube(grade, CUBE), grade, 0, height);
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL("image/jpeg", 0.8);
  };
  const all = <Name extends string>(names: readonly Name[], make: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, string>;
  return { style: all(EDITOR_STYLES, (style) => stamp({ style })), lighting: all(LIGHTING_NAMES, (lighting) => stamp({ lighting })) };
}
