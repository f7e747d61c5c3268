import { join } from "node:path";
import sharp from "sharp";
import { derivativeKeys, makeDerivatives } from "#app/platform/media/derivative.server.ts";
import { photoFormats } from "#app/platform/media/photo.ts";
import { storeImageBytes } from "#app/platform/media/store-image.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { summary } from "./database.ts";

const RUNS = 3;

const [WIDTH, HEIGHT] = [4000, 3000];

/** A camera's photograph of 12 megapixels, held upright, with the grain that makes its file as large as a camera's. */
async function photograph(run: number): Promise<Buffer> {
  const pixels = await sharp(join("demo/media", "majlis-traditional-1.webp")).resize(WIDTH, HEIGHT, { fit: "cover" }).removeAlpha().raw().toBuffer();
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = Math.max(0, Math.min(255, (pixels[at] ?? 0) + (Math.imul(at + run, 2_654_435_761) >>> 28) - 8));
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/**
 * From the bytes of an upload to a clean original with its colors, preview and look, and all widths in AVIF and WebP. 'processor' is the time that it
 * takes of one, whatever else this machine is doing.
 */
export async function run(): Promise<void> {
  const times: { cleaning: number; sizes: number; both: number; processor: number }[] = [];
  let bytes = 0;
  for (let n = 0; n < RUNS; n += 1) {
    const upload = await photograph(n);
    bytes = upload.length;
    const used = process.cpuUsage();
    const start = performance.now();
    const image = await storeImageBytes(upload);
    const cleaned = performance.now();
    await makeDerivatives({ storage_key: image.storage_key, sha256: image.sha256, width: image.width });
    const end = performance.now();
    const { user, system } = process.cpuUsage(used);
    const busy = (user + system) / 1000;
    times.push({ cleaning: cleaned - start, sizes: end - cleaned, both: end - start, processor: busy });
    for (const key of [image.storage_key, ...derivativeKeys(image.sha256)]) await storage.remove(key);
  }
  console.log(`A photograph of 12 megapixels, upright, ${(bytes / 1024 / 1024).toFixed(1)} MB; formats made ahead: ${photoFormats.slice(0, 2).join(", ")}`);
  for (const part of ["cleaning", "sizes", "both", "processor"] as const) {
    const { median, p95 } = summary(times.map((time) => time[part]));
    console.log(`${part.padEnd(40)} ${median.toFixed(0).padStart(6)} ms median ${p95.toFixed(0).padStart(6)} ms p95`);
  }
}
