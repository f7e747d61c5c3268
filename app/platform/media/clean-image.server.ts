import { availableParallelism } from "node:os";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp } from "sharp";
import { dominantColors } from "./colors.ts";
import { ImageError } from "./image-error.ts";
import { lookOf } from "./look.ts";
import { packLook } from "./look-index.ts";
import { pngPicture } from "./png.ts";
import { isBareWebp } from "./webp.ts";
import { workQueue } from "./work-queue.ts";

/** Increment it with every change of `dominantColors` or of looks: stored images are described again. */
export const DESCRIPTION_VERSION = 1;

export const maxPixels = 50_000_000;

const types = {
  "image/jpeg": { extension: "jpg", sharpName: "jpeg" },
  "image/png": { extension: "png", sharpName: "png" },
  "image/webp": { extension: "webp", sharpName: "webp" },
  // sharp calls the container by its family name
  "image/avif": { extension: "avif", sharpName: "heif" },
} as const;
type ImageType = keyof typeof types;
// From iPhones. HEVC is patented, so the library reads only its free sibling AVIF.
const heic = /^image\/hei[cf](-sequence)?$/;
/** No valid image takes longer; one crafted to be slow is refused. */
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

// One thread per image and one processor free, so that pages respond while images are processed.
sharp.concurrency(1);
// Each image is read once; libvips' cache would only cost memory.
sharp.cache(false);
export const imageWork = workQueue({ atOnce: Math.max(1, availableParallelism() - 1), waiting: 400, refuse: () => new ImageError("BUSY") });

// Only the first picture of an animation is read, however many follow.
const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", pages: 1 }).timeout({ seconds: MOST_SECONDS });

/** Describes an image without storing it. */
export type ImageDescription = Pick<CleanImage, "width" | "height" | "placeholder" | "colors" | "look">;

/** Decodes an upload, turns it upright, drops all metadata (place, camera, owner), and describes it. */
export async function cleanImage(given: Buffer): Promise<CleanImage> {
  const mime = await imageTypeOf(given);
  return decoding(async () => {
    const bytes = await cleanBytes(pictureOf(given, mime), mime);
    return { bytes, mime, extension: types[mime].extension, ...(await describe(open(bytes))) };
  });
}

/** Checks and describes an image that is not stored. */
export async function describeImage(given: Buffer): Promise<ImageDescription> {
  const mime = await imageTypeOf(given);
  return decoding(async () => {
    const bytes = pictureOf(given, mime);
    await checkHead(bytes, mime);
    return describe(open(bytes).autoOrient());
  });
}

/** The type by the bytes, regardless of the name. */
async function imageTypeOf(given: Buffer): Promise<ImageType> {
  if (given.length === 0) throw new ImageError("EMPTY");
  const sniffed = await fileTypeFromBuffer(given).catch(() => undefined);
  if (sniffed && heic.test(sniffed.mime)) throw new ImageError("HEIC");
  if (!sniffed || !(sniffed.mime in types)) throw new ImageError("UNSUPPORTED");
  return sniffed.mime as ImageType;
}

const pictureOf = (given: Buffer, mime: ImageType): Buffer => (mime === "image/png" ? pngPicture(given) : given);

/** Runs in the queue; maps decoder errors to ours. */
function decoding<T>(task: () => Promise<T>): Promise<T> {
  return imageWork(async () => {
    try {
      return await task();
    } catch (error) {
      if (error instanceof ImageError) throw error;
      throw new ImageError(/pixel limit/i.test(String(error)) ? "TOO_MANY_PIXELS" : "DAMAGED");
    }
  });
}

async function describe(image: Sharp): Promise<ImageDescription> {
  const { width, height, autoOrient } = await image.metadata();
  // One decoding serves the preview, the colors and the look.
  const small = await image.resize(64, 64, { fit: "inside" }).toColourspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const tiny = await sharp(small.data, { raw: small.info }).resize(16, 16, { fit: "inside" }).webp({ quality: 40, alphaQuality: 40 }).toBuffer();
  return {
    width: autoOrient.width ?? width,
    height: autoOrient.height ?? height,
    placeholder: `data:image/webp;base64,${tiny.toString("base64")}`,
    colors: dominantColors(small.data),
    look: packLook(lookOf(small.data, small.info.width, small.info.height)),
  };
}

async function checkHead(given: Buffer, mime: ImageType): Promise<void> {
  const about = await open(given).metadata();
  if (about.format !== types[mime].sharpName) throw new ImageError("UNSUPPORTED");
  if (about.width * about.height > maxPixels) throw new ImageError("TOO_MANY_PIXELS");
}

async function cleanBytes(given: Buffer, mime: ImageType): Promise<Buffer> {
  await checkHead(given, mime);
  // Nothing to remove: store the bytes unchanged, because encoding again would only blur it.
  if (mime === "image/webp" && isBareWebp(given)) return given;
  const upright = open(given).autoOrient().toColourspace("srgb");
  if (mime === "image/jpeg") return upright.jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer();
  if (mime === "image/png") return upright.png({ compressionLevel: 7 }).toBuffer();
  if (mime === "image/webp") return upright.webp({ quality: 90 }).toBuffer();
  return upright.avif({ quality: 70, effort: 2 }).toBuffer();
}
