// Chunks that hold picture only; others carry profiles, EXIF, XMP or animation.
const pictureChunks = new Set(["VP8 ", "VP8L", "VP8X", "ALPH"]);

/** Whether a WebP file is nothing but one still picture: no metadata, no color profile, no bytes after the end. */
export function isBareWebp(bytes: Buffer): boolean {
  if (bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WEBP") return false;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!pictureChunks.has(bytes.toString("latin1", at, at + 4))) return false;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length;
}
