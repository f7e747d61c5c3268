import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { ANALYSIS_SIDE, analyzeRoom } from "#app/engines/room/analyze-room.ts";
import type { RgbImage } from "#app/engines/room/image/planes.ts";
import { predictSurfaces } from "#app/engines/room/network/predict.ts";
import { surfaceNetwork } from "#app/engines/room/network/weights.server.ts";
import { restyle } from "#app/engines/room/restyle.ts";
import { LOOKS, type Restyle } from "#app/engines/room/styles.ts";
import { PAIRS } from "#app/features/studio/redesign/visitor/components/pair-list.ts";

// `npm run redesign:examples`: makes the pictures in demo/redesigns anew with the engine as it is, and writes what it says about those of the demo's
// homeowner into rooms.json. Look at them before they are committed.
const WIDTH = 960;
const MOST_BYTES = 60_000;
/** Rooms of the demo's homeowner, with what they call them. */
const OWN: Record<string, { title: string | null; hoursAgo: number; isShared: boolean }> = {
  "living_room-modern-1": { title: null, hoursAgo: 30, isShared: true },
  "kitchen-scandinavian-1": { title: null, hoursAgo: 170, isShared: false },
  "bedroom-minimalist-2": { title: null, hoursAgo: 410, isShared: false },
};

const pixels = async (image: ReturnType<typeof sharp>): Promise<RgbImage> => {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
};

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

const rooms = new Map<string, object>();
for (const name of new Set(PAIRS.map((pair) => pair.name))) {
  const source = sharp(await readFile(`demo/media/${name}.webp`))
    .toColourspace("srgb")
    .resize(WIDTH);
  const photo = await pixels(source.clone());
  const small = await pixels(source.clone().resize(ANALYSIS_SIDE, ANALYSIS_SIDE, { fit: "inside" }));
  const analysis = analyzeRoom(small, predictSurfaces(small, surfaceNetwork()));
  await store(name, photo);
  const own = PAIRS.filter((pair) => pair.name === name);
  const pictures: { style: Restyle; seconds: number; changed: unknown; leftAlone: unknown }[] = [];
  for (const [index, { style }] of own.entries()) {
    const { picture, changed, left } = restyle(photo, analysis, LOOKS[style]);
    await store(`${name}-${style}`, picture);
    // The first picture of a photograph includes finding the room.
    pictures.push({ style, seconds: index === 0 ? 4 : 2, changed, leftAlone: left });
    console.log(`${name} ${style}${left.length > 0 ? `  left alone: ${left.map(({ surface, reason }) => `${surface} (${reason})`).join(", ")}` : ""}`);
  }
  const about = OWN[name];
  if (about) rooms.set(name, { photo: name, roomType: own[0]?.room, ...about, pictures });
}
await writeFile("demo/redesigns/rooms.json", `${JSON.stringify([...rooms.values()], null, 2)}\n`);
