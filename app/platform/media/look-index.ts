import { LOOK_SIZE, type Look } from "./look.ts";
import { CENTER, CENTERS } from "./look-cells.ts";

/** Incremented when `look.ts` changes, so that stored looks are recomputed. */
const VERSION = 1;
const SIGNATURE_BITS = 256;
const SIGNATURE_BYTES = SIGNATURE_BITS / 8;
// version, cell, signature, look: what the triggers of 0017_looks.sql take apart
const LOOK_AT = 2 + SIGNATURE_BYTES;
const PACKED_BYTES = LOOK_AT + LOOK_SIZE;

// Each bit of a signature says on which side of a plane a look lies: the share of equal bits follows the angle between two looks. Planes are the same in every process.
const planes = (() => {
  let state = 0x9e3779b9;
  return Int8Array.from({ length: SIGNATURE_BITS * LOOK_SIZE }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 64 ? 1 : -1;
  });
})();

function signature(look: Look): Buffer {
  const bits = Buffer.alloc(SIGNATURE_BYTES);
  for (let bit = 0; bit < SIGNATURE_BITS; bit += 1) {
    let sum = 0;
    for (let at = 0; at < LOOK_SIZE; at += 1) sum += (planes[bit * LOOK_SIZE + at] ?? 0) * ((look[at] ?? 0) - (CENTER[at] ?? 0));
    if (sum > 0) bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (128 >> (bit & 7));
  }
  return bits;
}

/** How unlike two looks are: 0 for the same. */
export function difference(one: Look, other: Look): number {
  let sum = 0;
  for (let at = 0; at < LOOK_SIZE; at += 1) sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  return Math.sqrt(sum);
}

/** The cells into which all looks are sorted, the likeliest to hold similar ones first. */
export const cellsByDistance = (look: Look): number[] =>
  CENTERS.map((center, cell) => ({ cell, away: difference(look, center) }))
    .sort((a, b) => a.away - b.away)
    .map(({ cell }) => cell);

/** As it is stored in `files.look`. */
export const packLook = (look: Look): Buffer =>
  Buffer.concat([Buffer.from([VERSION, cellsByDistance(look)[0] ?? 0]), signature(look), Buffer.from(look.buffer, look.byteOffset, LOOK_SIZE)]);

/** The look of `files.look`. */
export const unpackLook = (packed: Uint8Array): Look => Int8Array.from(packed.subarray(LOOK_AT, PACKED_BYTES), (byte) => (byte << 24) >> 24);

/** The signature as digits of a PostgreSQL bit string. */
export const signatureDigits = (look: Look): string => Array.from(signature(look), (byte) => byte.toString(2).padStart(8, "0")).join("");
