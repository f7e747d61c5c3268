/** Addresses of a stored image's sizes. Pure, and small enough for the browser. */
export const photoWidths = [160, 320, 640, 960, 1280, 1920] as const;
export const photoFormats = ["avif", "webp", "jpg"] as const;
export type PhotoWidth = (typeof photoWidths)[number];
export type PhotoFormat = (typeof photoFormats)[number];

/** An image is never enlarged: a width above the image's own gives the image at its own width. */
export function photoUrl(fileId: string, width: PhotoWidth, format: PhotoFormat = "webp", isPrivate = false): string {
  return `/media/${isPrivate ? "private/" : ""}${fileId}/${width}.${format}`;
}

/** Every width worth offering for an image of `ownWidth` pixels, with true width descriptors. */
export function srcSet(fileId: string, ownWidth: number, format: PhotoFormat = "webp", isPrivate = false): string {
  const candidates: string[] = [];
  for (const width of photoWidths) {
    candidates.push(`${photoUrl(fileId, width, format, isPrivate)} ${Math.min(width, ownWidth)}w`);
    if (width >= ownWidth) break;
  }
  return candidates.join(", ");
}
