import { readFile } from "node:fs/promises";
import sharp from "sharp";

let bytes: Promise<Buffer> | undefined;

/** A photograph of a room for journeys: small, and always the same one, so that the engine looks at it once for all of them. */
export async function roomPhoto() {
  bytes ??= readFile("demo/media/living_room-modern-1.webp").then((file) => sharp(file).resize(480).jpeg().toBuffer());
  return { name: "room.jpg", mimeType: "image/jpeg", buffer: await bytes };
}
