import sharp from "sharp";
import { packAnalysis, unpackAnalysis } from "#app/engines/room/analysis-file.ts";
import { ANALYSIS_SIDE, analyzeRoom, type RoomAnalysis } from "#app/engines/room/analyze-room.ts";
import { applyCorrections, type Corrections } from "#app/engines/room/corrections.ts";
import type { RgbImage } from "#app/engines/room/image/planes.ts";
import { predictSurfaces } from "#app/engines/room/network/predict.ts";
import { surfaceNetwork } from "#app/engines/room/network/weights.server.ts";
import { imageNoteKey } from "#app/platform/media/derivative.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { StoredFileMissing } from "#app/platform/storage/storage.ts";

/** A photograph in storage, as it was cleaned. */
export type RoomPhoto = { storageKey: string; sha256: string; focal35: number | null };

/** The rooms that a worker caches: one for each of a few people. */
const REMEMBERED = 4;
const remembered = new Map<string, RoomAnalysis>();

function remember(key: string, analysis: RoomAnalysis): RoomAnalysis {
  remembered.delete(key);
  remembered.set(key, analysis);
  const oldest = remembered.keys().next().value;
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return analysis;
}

/** Pixels of a photograph, upright, scaled to this longer side at most. */
export async function pixelsOf(bytes: Buffer, side: number): Promise<RgbImage> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize(side, side, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}

/** Null without an analysis of this version: it is then computed again. */
async function readStored(sha256: string): Promise<RoomAnalysis | null> {
  const bytes = await storage.read(imageNoteKey(sha256, "room")).catch((error: unknown) => {
    if (error instanceof StoredFileMissing) return null;
    throw error;
  });
  if (!bytes) return null;
  try {
    return unpackAnalysis(bytes);
  } catch {
    return null;
  }
}

/** The room of a photograph: cached, stored, or computed now. */
export async function roomOf({ storageKey, sha256, focal35 }: RoomPhoto): Promise<RoomAnalysis> {
  const known = remembered.get(sha256) ?? (await readStored(sha256));
  if (known) return remember(sha256, known);
  const picture = await pixelsOf(await storage.read(storageKey), ANALYSIS_SIDE);
  const analysis = analyzeRoom(picture, predictSurfaces(picture, surfaceNetwork()), focal35 ?? undefined);
  await storage.put(imageNoteKey(sha256, "room"), Buffer.from(packAnalysis(analysis)), { type: "application/octet-stream" });
  return remember(sha256, analysis);
}

const corrected = new WeakMap<RoomAnalysis, { key: string; analysis: RoomAnalysis }>();

/** The same with the person's corrections. */
export async function correctedRoomOf(photo: RoomPhoto, corrections: Corrections): Promise<RoomAnalysis> {
  const found = await roomOf(photo);
  const key = JSON.stringify(corrections);
  const last = corrected.get(found);
  if (last?.key === key) return last.analysis;
  const analysis = applyCorrections(found, corrections);
  corrected.set(found, { key, analysis });
  return analysis;
}
