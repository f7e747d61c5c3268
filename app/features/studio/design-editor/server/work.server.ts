import sharp from "sharp";
import { gradeRows, makeCube } from "../color/cube.ts";
import { gradeOf } from "../color/grade.ts";
import type { EditorSettings } from "../design-editor.ts";

const CUBE = 33;
const QUALITY = 92;

sharp.concurrency(1);
sharp.cache(false);

/** Runs in a worker process. */
export async function renderDesign({ source, settings }: { source: Uint8Array; settings: EditorSettings }): Promise<Uint8Array> {
  const open = sharp(source).autoOrient().flatten({ background: "#ffffff" }).toColourspace("srgb").removeAlpha();
  const { data, info } = await open.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const grade = gradeOf(settings);
  gradeRows({ pixels: data, width, height, channels: 3 }, makeCube(grade, CUBE), grade, 0, height);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
