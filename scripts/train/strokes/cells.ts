import { mkdir, writeFile } from "node:fs/promises";
import { analyzeRoom } from "#app/engines/room/analyze-room.ts";
import type { RgbImage } from "#app/engines/room/image/planes.ts";
import { FEATURES, pairsOf } from "#app/engines/room/marks/cells.ts";
import { predictSurfaces } from "#app/engines/room/network/predict.ts";
import { surfaceNetwork } from "#app/engines/room/network/weights.server.ts";
import { labelsOf } from "#app/engines/room/surface-map.ts";
import { cellsOf } from "#app/engines/room/surfaces/find-cells.ts";
import { findRegions } from "#app/engines/room/surfaces/regions.ts";
import { renderedRooms } from "../../bench/restyle-rooms.ts";

// `node scripts/train/strokes/cells.ts DATA`: the superpixels of every rendered room with what is true of them, for fit.py. Two of three are for training, and each of
// those a second time: nearer, in other light, with noise.

const CODES = { floor: 1, ceiling: 2, wall: 3 } as const;

async function write(path: string, picture: RgbImage, truth: Uint8Array): Promise<void> {
  const found = analyzeRoom(picture, predictSurfaces(picture, surfaceNetwork()));
  const labels = labelsOf(found.surfaces);
  const cells = cellsOf(found);
  const regions = findRegions(found.planes, found.surfaces.labels, labels).ids;
  const { width, height } = cells;
  const half = (values: ArrayLike<number>) =>
    Uint16Array.from({ length: width * height }, (_, at) => values[2 * Math.floor(at / width) * picture.width + 2 * (at % width)]!);
  const pairs = pairsOf(cells);
  const header = Buffer.from(JSON.stringify({ width, height, count: cells.count, pairs: pairs.length / 2, features: FEATURES }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  const parts = [cells.ids, half(labels), half(truth), half(regions), pairs, cells.features, cells.costs];
  await writeFile(path, Buffer.concat([length, header, ...parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))]));
}

/** The same numbers for the same room. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** A part of the picture at its full size, in another light. */
function nearer({ width, height, data }: RgbImage, truth: Uint8Array, random: () => number): { picture: RgbImage; truth: Uint8Array } {
  const share = 0.5 + 0.25 * random();
  const [left, top] = [(1 - share) * width * random(), (1 - share) * height * Math.min(1, 0.3 + 0.9 * random())];
  const gain = [0.8 + 0.5 * random(), 0.85 + 0.3 * random(), 0.8 + 0.4 * random()];
  const [gamma, noise] = [0.6 + 0.9 * random(), 14 * random()];
  const out = new Uint8Array(data.length);
  const from = new Uint8Array(truth.length);
  for (let at = 0; at < truth.length; at += 1) {
    const [x, y] = [left + (at % width) * share, top + Math.floor(at / width) * share];
    const [column, row] = [Math.min(width - 2, Math.floor(x)), Math.min(height - 2, Math.floor(y))];
    from[at] = truth[row * width + column]!;
    for (let channel = 0; channel < 3; channel += 1) {
      const pixel = (dx: number, dy: number) => data[3 * ((row + dy) * width + column + dx) + channel]!;
      const upper = pixel(0, 0) * (1 - x + column) + pixel(1, 0) * (x - column);
      const lower = pixel(0, 1) * (1 - x + column) + pixel(1, 1) * (x - column);
      const value = Math.min(1, ((upper * (1 - y + row) + lower * (y - row)) / 255) * gain[channel]!);
      out[3 * at + channel] = Math.max(0, Math.min(255, 255 * value ** gamma + noise * (random() + random() - 1)));
    }
  }
  return { picture: { width, height, data: out }, truth: from };
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("node scripts/train/strokes/cells.ts DATA");
await mkdir(folder, { recursive: true });
let index = 0;
for await (const { name, picture, truth } of renderedRooms()) {
  const codes = Uint8Array.from({ length: picture.width * picture.height }, (_, at) => {
    const is = truth(at);
    return is ? CODES[is] : 0;
  });
  const isTest = index % 3 === 0;
  await write(`${folder}/${isTest ? "test" : "train"}-${name}.bin`, picture, codes);
  if (!isTest) {
    const view = nearer(picture, codes, numbersFrom(index * 7919 + 13));
    await write(`${folder}/train-near-${name}.bin`, view.picture, view.truth);
  }
  index += 1;
}
