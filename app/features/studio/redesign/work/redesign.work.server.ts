import sharp from "sharp";
import { type Confidence, isEmpty } from "#app/engines/room/analyze-room.ts";
import type { Corrections } from "#app/engines/room/corrections.ts";
import type { Finishes } from "#app/engines/room/finishes.ts";
import type { RgbImage } from "#app/engines/room/image/planes.ts";
import type { Change, Left } from "#app/engines/room/outcome.ts";
import { restyle } from "#app/engines/room/restyle.ts";
import { restage } from "#app/engines/room/stage/restage.ts";
import { marksOf, stageOf } from "#app/engines/room/stage/stage.ts";
import type { Restyle } from "#app/engines/room/style-names.ts";
import { LOOKS } from "#app/engines/room/styles.ts";
import { labelsOf, surfaceMap } from "#app/engines/room/surface-map.ts";
import { derivative } from "#app/platform/media/derivative.server.ts";
import type { StoredImage } from "#app/platform/media/store-image.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { type Furnish, type FurnishedScene, sceneOf } from "./furnish.ts";
import { correctedRoomOf, pixelsOf, type RoomPhoto, roomOf } from "./rooms.server.ts";

// Functions for worker processes (app/platform/work): serializable values in and out.

type Wanted = { photo: RoomPhoto; corrections: Corrections; style: Restyle; finishes: Finishes | null /** Of the longer side, in pixels. */; side: number };
type Said = { changed: Change[]; left: Left[] };

/** Finds the room, so that later looks begin with it. Null: nothing in the photograph looks like one. */
export async function findRoom(photo: RoomPhoto): Promise<Confidence | null> {
  const { confidence } = await roomOf(photo);
  return isEmpty(confidence) ? null : confidence;
}

async function paint({ photo, corrections, style, finishes, side }: Wanted) {
  const room = await correctedRoomOf(photo, corrections);
  const pixels = await pixelsOf(await storage.read(photo.storageKey), side);
  // In place: the pixels are not needed again, and a copy would double the memory.
  return restyle(pixels, room, LOOKS[style], finishes ?? undefined, pixels.data);
}

const jpegOf = ({ data, width, height }: RgbImage, quality: number): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();

/** A small picture that is not stored. */
export async function showLook(wanted: Wanted): Promise<Said & { jpeg: Buffer }> {
  const { picture, changed, left } = await paint(wanted);
  return { jpeg: await jpegOf(picture, 82), changed, left };
}

/** A picture to store. The server writes its row: workers have access to files, not to the database. */
export async function makeLook(wanted: Wanted): Promise<Said & { jpeg: Buffer }> {
  const { picture, changed, left } = await paint(wanted);
  return { jpeg: await jpegOf(picture, 90), changed, left };
}

/** A furnished picture to store, and what stands in it; null where the room cannot be furnished. */
export async function makeFurnished({
  photo,
  corrections,
  style,
  finishes,
  side,
  furnish,
}: Wanted & { furnish: Furnish }): Promise<(Said & { jpeg: Buffer; scene: FurnishedScene }) | null> {
  const room = await correctedRoomOf(photo, corrections);
  const found = sceneOf(room, corrections, style, furnish);
  if (!found) return null;
  const { stage, scene } = found;
  const pixels = await pixelsOf(await storage.read(photo.storageKey), side);
  const made = restage(pixels, room, { degree: furnish.degree, stage, style, finishes: finishes ?? undefined, placements: scene.placements });
  return { jpeg: await jpegOf(made.picture, 90), scene, changed: made.changed, left: made.left };
}

/** The room as furniture sees it, or why it cannot be furnished. */
export async function seeRoom({ photo, corrections }: Pick<Wanted, "photo" | "corrections">) {
  const stage = stageOf(await correctedRoomOf(photo, corrections), corrections);
  return typeof stage === "string"
    ? { problem: stage, plan: null, marks: [] }
    : { problem: null, plan: stage.plan, marks: corrections.marks ?? marksOf(stage) };
}

/** The sizes of a stored picture that screens ask for first. */
export async function makeSizes(image: StoredImage): Promise<void> {
  for (const width of [640, 1280] as const) await derivative(image, width, "avif");
}

/** The map of a room for the overlay as it was found, and its labels with corrections. */
export async function mapSurfaces({ photo, corrections }: Pick<Wanted, "photo" | "corrections">) {
  const found = await roomOf(photo);
  const room = await correctedRoomOf(photo, corrections);
  return { found: surfaceMap(found), labels: labelsOf(room.surfaces) };
}
