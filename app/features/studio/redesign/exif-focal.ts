const IFD_POINTER = 0x8769;
const FOCAL_35 = 0xa405;
const SHORT = 3;
const LONG = 4;

/** Offset of the value of a tag in a directory of an EXIF block; null where it is not there. */
function tagValue(view: DataView, directory: number, tag: number, isLittle: boolean): number | null {
  const entries = view.getUint16(directory, isLittle);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (view.getUint16(entry, isLittle) !== tag) continue;
    const type = view.getUint16(entry + 2, isLittle);
    if (type === SHORT) return view.getUint16(entry + 8, isLittle);
    return type === LONG ? view.getUint32(entry + 8, isLittle) : null;
  }
  return null;
}

/**
 * The 35 mm equivalent focal length from EXIF: it gives the field of view, and so the depth of the room.
 * @param exif with or without its heading; anything may be in it
 */
export function focalLength35(exif: Uint8Array | undefined): number | null {
  if (!exif) return null;
  const hasHeading = exif[0] === 0x45 && exif[1] === 0x78;
  const block = hasHeading ? exif.subarray(6) : exif;
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  try {
    const isLittle = view.getUint16(0) === 0x4949;
    const directory = tagValue(view, view.getUint32(4, isLittle), IFD_POINTER, isLittle);
    const focal = directory === null ? null : tagValue(view, directory, FOCAL_35, isLittle);
    // Zero means unknown; photographs of rooms lie within these.
    return focal !== null && focal >= 8 && focal <= 200 ? focal : null;
  } catch (error) {
    // Offsets that lead out of the block.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
