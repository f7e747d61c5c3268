import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { analyzeRoom, type RoomAnalysis } from "#app/engines/room/analyze-room.ts";
import { applyCorrections, type Correction } from "#app/engines/room/corrections.ts";
import type { RgbImage } from "#app/engines/room/image/planes.ts";
import { predictSurfaces } from "#app/engines/room/network/predict.ts";
import { surfaceNetwork } from "#app/engines/room/network/weights.server.ts";
import { restyle } from "#app/engines/room/restyle.ts";
import { arrange } from "#app/engines/room/stage/arrange.ts";
import { restage } from "#app/engines/room/stage/restage.ts";
import { stageOf } from "#app/engines/room/stage/stage.ts";
import { RESTYLES, type Restyle } from "#app/engines/room/style-names.ts";
import { LOOKS } from "#app/engines/room/styles.ts";
import { PAIRS, type Pair } from "#app/features/studio/redesign/visitor/components/pair-list.ts";
import { pixels, type RenderedRoom, renderedRoom } from "./bench/restyle-rooms.ts";

// `npm run redesign:examples`: makes the pictures in demo/redesigns and of the styles anew with the engine as it is, its questions answered by what is known of our own
// rooms, and writes what it says about those of the demo's homeowner into rooms.json. Look at them before they are committed.
const WIDTH = 960;
const MOST_BYTES = 60_000;
const STYLES_ROOM = "majlis-modern-2";
const STYLE_SIZE = { width: 320, height: 240 };
/** Rooms of the demo's homeowner, with what they call them. */
const OWN: Record<string, { title: string | null; hoursAgo: number; isShared: boolean }> = {
  "living_room-modern-1": { title: null, hoursAgo: 30, isShared: true },
  "kitchen-scandinavian-1": { title: null, hoursAgo: 170, isShared: false },
  "bedroom-minimalist-2": { title: null, hoursAgo: 410, isShared: false },
};

/** The room as the engine sees it once somebody has answered all of its questions. */
function answered({ picture, truth }: RenderedRoom): RoomAnalysis {
  const { width, height } = picture;
  const steps: Correction[] = [];
  for (let y = 0; y < height; y += 1) {
    let from = 0;
    for (let x = 1; x <= width; x += 1) {
      const surface = truth(y * width + from) ?? "untouched";
      if (x < width && (truth(y * width + x) ?? "untouched") === surface) continue;
      const row = (y + 0.5) / height;
      const points = [
        [(from + 0.5) / width, row],
        [(x - 0.5) / width, row],
      ] as const;
      steps.push({ kind: "brush", points, radius: 0.5 / width, surface });
      from = x;
    }
  }
  const found = analyzeRoom(picture, predictSurfaces(picture, surfaceNetwork()));
  return applyCorrections(found, { steps, confirmed: ["floor", "wall", "corners"] });
}

function made(photo: RgbImage, analysis: RoomAnalysis, { name, room, style, isFurnished }: Pair) {
  if (!isFurnished) return restyle(photo, analysis, LOOKS[style]);
  const stage = stageOf(analysis);
  if (typeof stage === "string") throw new Error(`${name} cannot be furnished: ${stage}`);
  return restage(photo, analysis, { degree: "both", stage, style, placements: arrange(stage.plan, room as Parameters<typeof arrange>[1], style) });
}

async function store(name: string, { width, height, data }: RgbImage): Promise<void> {
  let quality = 82;
  let bytes: Buffer;
  do {
    bytes = await sharp(data, { raw: { width, height, channels: 3 } })
      .webp({ quality, effort: 6 })
      .toBuffer();
    quality -= 4;
  } while (bytes.length > MOST_BYTES && quality > 50);
  await writeFile(`demo/redesigns/${name}.webp`, bytes);
}

/** The pictures of the styles to choose from: one room, furnished anew in each. */
async function writeStyles(name: string): Promise<void> {
  const photo = await pixels(
    sharp(await readFile(`demo/media/${name}.webp`))
      .toColourspace("srgb")
      .resize(WIDTH),
  );
  const analysis = answered(await renderedRoom(name));
  for (const style of RESTYLES) {
    const { picture } = made(photo, analysis, { name, room: "majlis", style, isFurnished: true });
    const { width, height, data } = picture;
    await sharp(data, { raw: { width, height, channels: 3 } })
      .resize(STYLE_SIZE)
      .webp({ quality: 80, effort: 6 })
      .toFile(`app/features/studio/redesign/images/style-${style}.webp`);
  }
}

const rooms = new Map<string, object>();
for (const name of new Set(PAIRS.map((pair) => pair.name))) {
  const photo = await pixels(
    sharp(await readFile(`demo/media/${name}.webp`))
      .toColourspace("srgb")
      .resize(WIDTH),
  );
  const analysis = answered(await renderedRoom(name));
  await store(name, photo);
  const own = PAIRS.filter((pair) => pair.name === name);
  const pictures: { style: Restyle; seconds: number; changed: unknown; leftAlone: unknown }[] = [];
  for (const [index, pair] of own.entries()) {
    const { style } = pair;
    const { picture, changed, left } = made(photo, analysis, pair);
    await store(`${name}-${style}`, picture);
    // The first picture of a photograph includes finding the room.
    pictures.push({ style, seconds: index === 0 ? 4 : 2, changed, leftAlone: left });
    console.log(`${name} ${style}${left.length > 0 ? `  left alone: ${left.map(({ surface, reason }) => `${surface} (${reason})`).join(", ")}` : ""}`);
  }
  const about = OWN[name];
  if (about) rooms.set(name, { photo: name, roomType: own[0]?.room, ...about, pictures });
}
await writeStyles(STYLES_ROOM);
await writeFile("demo/redesigns/rooms.json", `${JSON.stringify([...rooms.values()], null, 2)}\n`);
