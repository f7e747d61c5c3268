import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { maxPixels } from "#app/platform/media/clean-image.server.ts";
import { MOST_PICTURE_BYTES } from "../providers/provider-fetch.server.ts";
import { GenerationFailed } from "./generation-failed.ts";

const PICTURES = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);
const SMALLEST_SIDE = 64;

/** Checks that a provider's answer is a picture, by its bytes and not its headers. Returns its type. */
export async function checkPicture(bytes: Buffer): Promise<string> {
  if (bytes.length > MOST_PICTURE_BYTES) throw new GenerationFailed("INVALID", "tooLarge");
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (!mime || !PICTURES.has(mime)) throw new GenerationFailed("INVALID", "noPicture");
  const about = await sharp(bytes, { limitInputPixels: maxPixels, pages: 1 })
    .metadata()
    .catch(() => null);
  if (!about || Math.min(about.width, about.height) < SMALLEST_SIDE) throw new GenerationFailed("INVALID", "noPicture");
  if (about.width * about.height > maxPixels) throw new GenerationFailed("INVALID", "tooLarge");
  return mime;
}
