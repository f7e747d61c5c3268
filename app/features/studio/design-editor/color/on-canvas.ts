import { gradeRows, makeCube } from "./cube.ts";
import { gradeOf } from "./grade.ts";
import { type Preview, previewSize } from "./preview.ts";

/** Of the size of the graphics card's: every pixel is computed one after the other. */
const SIZE = 0.75;
const CUBE = { atRest: 33, moving: 13 };

/** Pixel by pixel, where there is no WebGL 2. */
export function onCanvas(canvas: HTMLCanvasElement, photo: ImageBitmap): Preview | null {
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) return null;
  const pictures = new Map<number, { original: ImageData; shown: ImageData }>();
  const pictureOf = (share: number) => {
    const known = pictures.get(share);
    if (known) return known;
    const { width, height } = previewSize(photo, share * SIZE);
    const small = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (!small) return null;
    small.imageSmoothingQuality = "high";
    small.drawImage(photo, 0, 0, width, height);
    const made = { original: small.getImageData(0, 0, width, height), shown: small.createImageData(width, height) };
    pictures.set(share, made);
    return made;
  };
  const samples = new Float32Array(CUBE.moving ** 3 * 3);
  return {
    draw(settings, [from, to], share) {
      const picture = pictureOf(share);
      if (!picture) return;
      const { original, shown } = picture;
      const { width, height } = original;
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      const grade = gradeOf(settings);
      shown.data.set(original.data);
      const cube = share === 1 ? makeCube(grade, CUBE.atRest) : makeCube(grade, CUBE.moving, samples);
      gradeRows({ pixels: shown.data, width, height, channels: 4 }, cube, grade, 0, height);
      context.putImageData(shown, 0, 0);
      const [start, end] = [Math.max(0, Math.round(from * width)), Math.min(width, Math.round(to * width))];
      if (end > start) context.putImageData(original, 0, 0, start, 0, end - start, height);
    },
    end: () => pictures.clear(),
  };
}
