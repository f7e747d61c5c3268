// Chunks that a decoder needs for the picture, its colors and orientation. Not text chunks, of which a megabyte can decompress into gigabytes.
const needed = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "iCCP", "sRGB", "gAMA", "cHRM", "cICP", "eXIf"]);
const HEAD_BYTES = 8;
/** Length, name and checksum around the data of a chunk. */
const AROUND = 12;

/** A PNG without what is not picture; the decoder unpacks every text it is given. Bytes that are no chunks end it. */
export function pngPicture(bytes: Buffer): Buffer {
  const stored = [bytes.subarray(0, HEAD_BYTES)];
  let at = HEAD_BYTES;
  while (at + AROUND <= bytes.length) {
    const name = bytes.toString("latin1", at + 4, at + 8);
    const end = at + AROUND + bytes.readUInt32BE(at);
    if (needed.has(name)) stored.push(bytes.subarray(at, end));
    if (name === "IEND") break;
    at = end;
  }
  return Buffer.concat(stored);
}
