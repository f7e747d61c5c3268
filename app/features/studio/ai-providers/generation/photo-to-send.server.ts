import sharp from "sharp";
import { imageWork, maxPixels } from "#app/platform/media/clean-image.server.ts";
import { GenerationFailed } from "./generation-failed.ts";

/** The longest side of what is sent. */
const SIDE = 1536;

/** A new JPEG of what the photograph shows: upright, in sRGB, and without place, camera, time, owner or anything else that is not picture. */
export async function photoToSend(photo: Buffer): Promise<{ bytes: Buffer; width: number; height: number }> {
  return imageWork(async () => {
    // sharp writes no metadata unless it is asked to.
    const image = sharp(photo, { limitInputPixels: maxPixels, failOn: "error", pages: 1 }).timeout({ seconds: 20 }).autoOrient();
    const { data, info } = await image
      .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 90, chromaSubsampling: "4:4:4" })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  }).catch(() => {
    throw new GenerationFailed("INVALID", "request");
  });
}
