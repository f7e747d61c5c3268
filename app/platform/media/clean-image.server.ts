import { availableParallelism } from "node:os";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { dominantColors } from "./colors.ts";
import { ImageError } from "./image-error.ts";
import { lookOf } from "./look.ts";
import { packLook } from "./look-index.ts";
import { isBareWebp } from "./webp.ts";
import { workQueue } from "./work-queue.ts";

export const maxPixels = 50_000_000;

const types = {
  "image/jpeg": { extension: "jpg", sharpName: "jpeg" },
  "image/png": { extension: "png", sharpName: "png" },
  "image/webp": { extension: "webp", sharpName: "webp" },
  // sharp calls the container by its family name
  "image/avif": { extension: "avif", sharpName: "heif" },
} as const;
type ImageType = keyof typeof types;
// What iPhones make. Its video coding is patented, so the library reads its free sibling AVIF only.
const heic = /^image\/hei[cf](-sequence)?$/;
/** No image that is small enough takes longer; one made to be slow is given up. */
const MOST_SECONDS = 20;

export type CleanImage = {
  bytes: Buffer;
  mime: ImageType;
  extension: string;
  width: number;
  height: number;
  placeholder: string;
  colors: string[];
  look: Buffer;
};

// One thread per image and one processor left over: pages keep answering while images are made.
sharp.concurrency(1);
// Each image is read once; what libvips would keep of it only costs memory.
sharp.cache(false);
export const imageWork = workQueue({ atOnce: Math.max(1, availableParallelism() - 1), waiting: 400, refuse: () => new ImageError("BUSY") });

// Only the first picture of an animation is read, however many follow.
const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", pages: 1 }).timeout({ seconds: MOST_SECONDS });

/** Decodes an upload, turns it upright, drops everything that is not picture (place, camera, owner), and describes it. */
export async function cleanImage(given: Buffer): Promise<CleanImage> {
  if (given.length === 0) throw new ImageError("EMPTY");
  const sniffed = await fileTypeFromBuffer(given);
  if (sniffed && heic.test(sniffed.mime)) throw new ImageError("HEIC");
  if (!sniffed || !(sniffed.mime in types)) throw new ImageError("UNSUPPORTED");
  const mime = sniffed.mime as ImageType;
  return imageWork(async () => {
    try {
      const bytes = await cleanBytes(given, mime);
      const image = open(bytes);
      const { width, height } = await image.metadata();
      // One decoding serves the preview, the colors and the look.
      const small = await image.resize(64, 64, { fit: "inside" }).toColourspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const tiny = await sharp(small.data, { raw: small.info }).resize(16, 16, { fit: "inside" }).webp({ quality: 40, alphaQuality: 40 }).toBuffer();
      return {
        bytes,
        mime,
        extension: types[mime].extension,
        width,
        height,
        placeholder: `data:image/webp;base64,${tiny.toString("base64")}`,
        colors: dominantColors(small.data),
        look: packLook(lookOf(small.data, small.info.width, small.info.height)),
      };
    } catch (error) {
      if (error instanceof ImageError) throw error;
      throw new ImageError(/pixel limit/i.test(String(error)) ? "TOO_MANY_PIXELS" : "DAMAGED");
    }
  });
}

async function cleanBytes(given: Buffer, mime: ImageType): Promise<Buffer> {
  const about = await open(given).metadata();
  if (about.format !== types[mime].sharpName) throw new ImageError("UNSUPPORTED");
  if (about.width * about.height > maxPixels) throw new ImageError("TOO_MANY_PIXELS");
  // Nothing to remove and nothing hidden behind the picture: keep it exactly, encoding again would only blur it.
  if (mime === "image/webp" && isBareWebp(given)) return given;
  const upright = open(given).autoOrient().toColourspace("srgb");
  if (mime === "image/jpeg") return upright.jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer();
  if (mime === "image/png") return upright.png({ compressionLevel: 7 }).toBuffer();
  if (mime === "image/webp") return upright.webp({ quality: 90 }).toBuffer();
  return upright.avif({ quality: 70, effort: 2 }).toBuffer();
}
