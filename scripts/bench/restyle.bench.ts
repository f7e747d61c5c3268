import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { ANALYSIS_SIDE, analyzeRoom } from "#app/features/redesign/engine/analyze-room.ts";
import type { RgbImage } from "#app/features/redesign/engine/image/planes.ts";
import { restyle } from "#app/features/redesign/engine/restyle.ts";
import { CEILING } from "#app/features/redesign/engine/room/room-box.ts";
import { LOOKS } from "#app/features/redesign/engine/styles.ts";

const SURFACES = ["wall", "floor", "ceiling"] as const;

/** Processor time of the restyling engine, and how well it finds the surfaces of the rendered rooms, whose exact masks are in demo/masks. */
export async function run(): Promise<void> {
  await speed();
  await quality();
}

const pixels = async (image: ReturnType<typeof sharp>): Promise<RgbImage> => {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
};

const seconds = (since: NodeJS.CpuUsage): string => {
  const { user, system } = process.cpuUsage(since);
  return `${((user + system) / 1e6).toFixed(2)} s`;
};

async function speed(): Promise<void> {
  const room = "demo/media/living_room-modern-1.webp";
  const photo = await pixels(sharp(room).resize(4240, 2828));
  const begin = process.cpuUsage();
  const analysis = analyzeRoom(await pixels(sharp(room).resize(ANALYSIS_SIDE, ANALYSIS_SIDE, { fit: "inside" })));
  if (!analysis) throw new Error("The bench's room was not recognized.");
  console.log(`analysis: ${seconds(begin)} of processor time`);
  restyle(photo, analysis, LOOKS.modern);
  console.log(`12 megapixels, first look: ${seconds(begin)}, ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`);
  const smaller = await pixels(sharp(room).resize(1600));
  const again = process.cpuUsage();
  restyle(smaller, analysis, LOOKS.traditional);
  console.log(`a further look at 1,600 pixels: ${seconds(again)}`);
}

async function quality(): Promise<void> {
  const overlaps: Record<(typeof SURFACES)[number], number[]> = { wall: [], floor: [], ceiling: [] };
  for (const name of await readdir("demo/masks")) {
    const picture = await pixels(sharp(`demo/media/${name.replace(".png", ".webp")}`).resize(ANALYSIS_SIDE, ANALYSIS_SIDE, { fit: "inside" }));
    const truth = await pixels(sharp(`demo/masks/${name}`).resize(picture.width, picture.height, { fit: "fill", kernel: "nearest" }));
    const found = analyzeRoom(picture)?.surfaces;
    const both = [0, 0, 0];
    const either = [0, 0, 0];
    const real = [0, 0, 0];
    for (let at = 0; at < picture.width * picture.height; at += 1) {
      const is = trueSurface(truth.data, at * 3);
      const seen = !found ? -1 : found.ground[at] ? 1 : found.walls[at] ? (found.faces[at] === CEILING ? 2 : 0) : -1;
      for (let surface = 0; surface < 3; surface += 1) {
        if (is === surface) real[surface]! += 1;
        if (is === surface && seen === surface) both[surface]! += 1;
        if (is === surface || seen === surface) either[surface]! += 1;
      }
    }
    for (const [index, surface] of SURFACES.entries())
      if (real[index]! > 0.01 * picture.width * picture.height) overlaps[surface].push(both[index]! / either[index]!);
  }
  for (const surface of SURFACES) {
    const values = overlaps[surface].toSorted((one, two) => one - two);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    console.log(
      `${surface}: intersection over union ${mean.toFixed(2)} on average, ${values[values.length >> 1]!.toFixed(2)} at the median of ${values.length} rooms`,
    );
  }
}

/** Masks: wall red, floor green, ceiling blue, window yellow, everything else black. */
function trueSurface(mask: Uint8Array, at: number): number {
  const [red, green, blue] = [mask[at]! > 128, mask[at + 1]! > 128, mask[at + 2]! > 128];
  if (red && !green) return 0;
  if (green && !red) return 1;
  return blue ? 2 : -1;
}
