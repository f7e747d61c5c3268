import { boundedCache } from "../cache/bounded-cache.ts";

/** Addresses of a stored image's sizes. Pure, and small enough for the browser. */
export const photoWidths = [160, 320, 640, 960, 1280, 1920] as const;
export const photoFormats = ["avif", "webp", "jpg"] as const;
export type PhotoWidth = (typeof photoWidths)[number];
export type PhotoFormat = (typeof photoFormats)[number];

/** In one format, for programs and other sites. A width above the image's own gives the image at its own width. */
export function photoUrl(fileId: string, width: PhotoWidth, format: PhotoFormat = "webp", isPrivate = false): string {
  return `/media/${isPrivate ? "private/" : ""}${fileId}/${width}.${format}`;
}

/** In the best format that the browser accepts, and short: a page of cards names a hundred of them (docs/decisions/0020). */
export function pictureUrl(fileId: string, width: PhotoWidth, isPrivate = false): string {
  return `/m/${isPrivate ? "private/" : ""}${shortId(fileId)}/${width}`;
}

/** Every width worth offering for an image of `ownWidth` pixels, with true width descriptors. No screen needs the smallest one of a picture as wide as itself. */
export function srcSet(fileId: string, ownWidth: number, isPrivate = false, from: PhotoWidth = 160): string {
  const folder = `/m/${isPrivate ? "private/" : ""}${shortId(fileId)}/`;
  const candidates: string[] = [];
  for (const width of photoWidths) {
    if (width < from && width < ownWidth) continue;
    candidates.push(`${folder}${width} ${Math.min(width, ownWidth)}w`);
    if (width >= ownWidth) break;
  }
  return candidates.join(",");
}

const MOST = 20_000;
/** The server renders the same photographs again and again. */
const shortIds = boundedCache<string>(MOST);

/** A UUID in 22 characters of base64url. */
export const shortId = (id: string): string =>
  shortIds(id, () => {
    const bytes = id.replaceAll("-", "").replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
    return btoa(bytes).slice(0, 22).replaceAll("+", "-").replaceAll("/", "_");
  });
